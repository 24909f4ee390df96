/*! preact 11.2.0

The MIT License (MIT)

Copyright (c) 2015-present Jason Miller

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/
/*! fflate 0.8.3

MIT License

Copyright (c) 2026 Arjun Barrett

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
*/

// ../../build/web/node_modules/preact/src/constants.js
var MODE_HYDRATE = 1 << 5;
var MODE_SUSPENDED = 1 << 7;
var INSERT_VNODE = 1 << 2;
var MATCHED = 1 << 1;
var REF_DETACHED = 1 << 3;
var COMPONENT_PROCESSING_EXCEPTION = 1 << 0;
var COMPONENT_PENDING_ERROR = 1 << 1;
var COMPONENT_FORCE = 1 << 2;
var COMPONENT_DIRTY = 1 << 3;
var RESET_MODE = ~(MODE_HYDRATE | MODE_SUSPENDED);
var SVG_NAMESPACE = "http://www.w3.org/2000/svg";
var XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml";
var MATH_NAMESPACE = "http://www.w3.org/1998/Math/MathML";
var NULL = null;
var UNDEFINED = void 0;
var VNODE_MARKER = /* @__PURE__ */ Symbol.for("pv");
var EMPTY_OBJ = (
  /** @type {any} */
  {}
);
var EMPTY_ARR = [];
var MATHML_TOKEN_ELEMENTS = /^m(i|n|o|s|text|space)$/;
var LIS_CANDIDATE = 1 << 4;

// ../../build/web/node_modules/preact/src/util.js
var isArray = Array.isArray;
var slice = EMPTY_ARR.slice;
var assign = Object.assign;
function removeNode(node) {
  if (node && node.parentNode) node.remove();
}

// ../../build/web/node_modules/preact/src/diff/catch-error.js
function _catchError(error, vnode, oldVNode, errorInfo) {
  let component, ctor, handled;
  for (; vnode = vnode._parent; ) {
    if ((component = vnode._component) && !(component._bits & COMPONENT_PROCESSING_EXCEPTION)) {
      component._bits |= COMPONENT_FORCE;
      try {
        ctor = component.constructor;
        if (handled = ctor && ctor.getDerivedStateFromError) {
          component.setState(ctor.getDerivedStateFromError(error));
        }
        if (component.componentDidCatch) {
          component.componentDidCatch(error, errorInfo || {});
          handled = 1;
        }
        if (handled && component._bits & COMPONENT_DIRTY) {
          component._bits |= COMPONENT_PENDING_ERROR;
          return;
        }
      } catch (e) {
        error = e;
      }
    }
  }
  resetRenderCount();
  throw error;
}

// ../../build/web/node_modules/preact/src/options.js
var options = {
  _catchError
};
var options_default = options;

// ../../build/web/node_modules/preact/src/create-element.js
var vnodeId = 0;
function createVNode(type, props, key4, ref, original) {
  const vnode = {
    type,
    props,
    key: key4,
    ref,
    _children: NULL,
    _parent: NULL,
    _depth: 0,
    _dom: NULL,
    _component: NULL,
    constructor: VNODE_MARKER,
    _original: original || ++vnodeId,
    _index: -1,
    _flags: 0
  };
  if (!original && options_default.vnode) options_default.vnode(vnode);
  return vnode;
}
function Fragment(props) {
  return props.children;
}

// ../../build/web/node_modules/preact/src/component.js
function BaseComponent(props, context) {
  this.props = props;
  this.context = context;
  this._bits = 0;
}
BaseComponent.prototype.setState = function(update, callback) {
  let s = this._nextState;
  if (!s || s == this.state) {
    s = this._nextState = assign({}, this.state);
  }
  if (typeof update == "function") {
    update = update(assign({}, s), this.props);
  }
  if (update) {
    assign(s, update);
  } else {
    return;
  }
  if (this._vnode) {
    if (callback) {
      this._stateCallbacks.push(callback);
    }
    enqueueRender(this);
  }
};
BaseComponent.prototype.forceUpdate = function(callback) {
  if (this._vnode) {
    this._bits |= COMPONENT_FORCE;
    if (callback) this._renderCallbacks.push(callback);
    enqueueRender(this);
  }
};
BaseComponent.prototype.render = Fragment;
function getDomSibling(vnode, childIndex) {
  if (childIndex == NULL) {
    return vnode._parent && getDomSibling(vnode._parent, vnode._index + 1);
  }
  let sibling;
  for (; childIndex < vnode._children.length; childIndex++) {
    sibling = vnode._children[childIndex];
    if (sibling && sibling._dom) {
      return sibling._dom;
    }
  }
  return typeof vnode.type == "function" && !vnode.props._parentDom ? getDomSibling(vnode) : NULL;
}
function renderComponent(component) {
  const oldVNode = component._vnode, oldDom = oldVNode._dom, commitQueue = [], refQueue = [];
  const parentDom = component._parentDom;
  if (parentDom) {
    const newVNode = assign({ constructor: VNODE_MARKER }, oldVNode);
    newVNode._original = oldVNode._original + 1;
    if (options_default.vnode) options_default.vnode(newVNode);
    diff(
      parentDom,
      newVNode,
      oldVNode,
      component._globalContext,
      parentDom.namespaceURI,
      oldVNode._flags & MODE_HYDRATE ? [oldDom] : NULL,
      commitQueue,
      oldDom || getDomSibling(oldVNode),
      oldVNode._flags & MODE_HYDRATE,
      refQueue
    );
    newVNode._original = oldVNode._original;
    newVNode._parent._children[newVNode._index] = newVNode;
    commitRoot(commitQueue, newVNode, refQueue);
    oldVNode._parent = oldVNode._dom = NULL;
    if (newVNode._dom != oldDom) {
      updateParentDomPointers(newVNode);
    }
  }
}
function updateParentDomPointers(vnode) {
  if ((vnode = vnode._parent) && vnode._component && !vnode.props._parentDom) {
    vnode._dom = NULL;
    vnode._children.some((child) => child && (vnode._dom = child._dom));
    return updateParentDomPointers(vnode);
  }
}
var rerenderQueue = [];
var prevDebounce;
var rerenderCount = 0;
function resetRenderCount() {
  rerenderCount = 0;
}
function enqueueRender(c) {
  if (!(c._bits & COMPONENT_DIRTY) && (c._bits |= COMPONENT_DIRTY, rerenderQueue.push(c), !rerenderCount++) || prevDebounce != options_default.debounceRendering) {
    prevDebounce = options_default.debounceRendering;
    (prevDebounce || queueMicrotask)(process);
  }
}
var depthSort = (a, b) => a._vnode._depth - b._vnode._depth;
function process() {
  try {
    let c, l = 1;
    while (rerenderQueue.length) {
      if (rerenderQueue.length > l) {
        rerenderQueue.sort(depthSort);
      }
      c = rerenderQueue.shift();
      l = rerenderQueue.length;
      if (c._bits & COMPONENT_DIRTY) {
        renderComponent(c);
      }
    }
  } finally {
    if (rerenderCount = rerenderQueue.length) {
      (prevDebounce || queueMicrotask)(process);
    }
  }
}

// ../../build/web/node_modules/preact/src/diff/children.js
function diffChildren(parentDom, renderResult, newParentVNode, oldParentVNode, globalContext, namespace, excessDomChildren, commitQueue, oldDom, isHydrating, refQueue) {
  let i2, oldVNode, childVNode, newDom, firstChildDom;
  let oldChildren = oldParentVNode._children || EMPTY_ARR;
  let newChildrenLength = renderResult.length;
  oldDom = constructNewChildrenArray(
    newParentVNode,
    renderResult,
    oldChildren,
    oldDom,
    newChildrenLength
  );
  for (i2 = 0; i2 < newChildrenLength; i2++) {
    childVNode = newParentVNode._children[i2];
    if (childVNode == NULL) continue;
    oldVNode = ~childVNode._index && oldChildren[childVNode._index] || EMPTY_OBJ;
    childVNode._index = i2;
    let result = diff(
      parentDom,
      childVNode,
      oldVNode,
      globalContext,
      namespace,
      excessDomChildren,
      commitQueue,
      oldDom,
      isHydrating,
      refQueue
    );
    newDom = childVNode._dom;
    if (oldVNode.ref != childVNode.ref || oldVNode._flags & REF_DETACHED) {
      if (oldVNode.ref) applyRef(oldVNode.ref, NULL, childVNode, oldVNode);
      if (childVNode.ref) {
        refQueue.push(
          childVNode.ref,
          childVNode._component || newDom,
          childVNode
        );
      }
    }
    firstChildDom = firstChildDom || newDom;
    if (childVNode._flags & INSERT_VNODE) {
      oldDom = insert(childVNode, oldDom, parentDom, !oldVNode._original);
      if (oldVNode._dom) {
        oldVNode._dom = NULL;
      }
    } else if (typeof childVNode.type == "function" && result !== UNDEFINED) {
      oldDom = result;
    } else if (newDom) {
      oldDom = newDom.nextSibling;
    }
    childVNode._flags &= ~(INSERT_VNODE | LIS_CANDIDATE);
  }
  newParentVNode._dom = firstChildDom;
  return oldDom;
}
function constructNewChildrenArray(newParentVNode, renderResult, oldChildren, oldDom, newChildrenLength) {
  let i2;
  let childVNode;
  let oldVNode;
  let oldChildrenLength = oldChildren.length, remainingOldChildren = oldChildrenLength;
  let skew = 0;
  let moved2 = 0;
  let newChildren = newParentVNode._children = Array(newChildrenLength);
  for (i2 = 0; i2 < newChildrenLength; i2++) {
    childVNode = renderResult[i2];
    if (childVNode == NULL || typeof childVNode == "boolean" || typeof childVNode == "function") {
      newChildren[i2] = NULL;
      continue;
    } else if (typeof childVNode != "object" || childVNode.constructor === String) {
      childVNode = newChildren[i2] = createVNode(NULL, childVNode);
    } else if (isArray(childVNode)) {
      childVNode = newChildren[i2] = createVNode(Fragment, {
        children: childVNode
      });
    } else if (childVNode.constructor === VNODE_MARKER && childVNode._depth) {
      childVNode = newChildren[i2] = createVNode(
        childVNode.type,
        childVNode.props,
        childVNode.key,
        childVNode.ref,
        childVNode._original
      );
    } else {
      newChildren[i2] = childVNode;
    }
    const skewedIndex = i2 + skew;
    childVNode._parent = newParentVNode;
    childVNode._depth = newParentVNode._depth + 1;
    const matchingIndex = childVNode._index = findMatchingIndex(
      childVNode,
      oldChildren,
      skewedIndex,
      remainingOldChildren
    );
    oldVNode = NULL;
    if (~matchingIndex) {
      oldVNode = oldChildren[matchingIndex];
      remainingOldChildren--;
      if (oldVNode) {
        oldVNode._flags |= MATCHED;
      }
    }
    if (!oldVNode || !oldVNode._original) {
      if (!~matchingIndex) {
        if (newChildrenLength > oldChildrenLength) {
          skew--;
        } else if (newChildrenLength < oldChildrenLength) {
          skew++;
        }
      }
      if (typeof childVNode.type != "function") {
        childVNode._flags |= INSERT_VNODE;
      }
    } else {
      childVNode._flags |= LIS_CANDIDATE;
      if (matchingIndex == skewedIndex - 1) {
        skew--;
      } else if (matchingIndex == skewedIndex + 1) {
        skew++;
      } else if (matchingIndex != skewedIndex) {
        if (matchingIndex > skewedIndex) {
          skew--;
        } else {
          skew++;
        }
        moved2 = 1;
      }
    }
  }
  if (moved2) {
    let tails = [];
    let lisLengths = [];
    for (i2 = 0; i2 < newChildrenLength; i2++) {
      childVNode = newChildren[i2];
      if (childVNode && childVNode._flags & LIS_CANDIDATE) {
        skew = 0;
        let hi = tails.length;
        while (skew < hi) {
          const mid = skew + hi >> 1;
          if (tails[mid] < childVNode._index) {
            skew = mid + 1;
          } else {
            hi = mid;
          }
        }
        tails[skew] = childVNode._index;
        lisLengths[i2] = skew + 1;
      }
    }
    skew = tails.length;
    while (i2--) {
      if (lisLengths[i2]) {
        if (lisLengths[i2] == skew) {
          skew--;
        } else {
          newChildren[i2]._flags |= INSERT_VNODE;
        }
      }
    }
  }
  if (remainingOldChildren) {
    for (i2 = 0; i2 < oldChildrenLength; i2++) {
      oldVNode = oldChildren[i2];
      if (oldVNode && !(oldVNode._flags & MATCHED)) {
        if (oldVNode._dom == oldDom) {
          oldDom = getDomSibling(oldVNode);
        }
        unmount(oldVNode, oldVNode);
      }
    }
  }
  return oldDom;
}
function insert(parentVNode, oldDom, parentDom, isMounting) {
  if (typeof parentVNode.type == "function") {
    if (parentVNode.props._parentDom) return oldDom;
    let children = parentVNode._children;
    if (children) {
      for (let i2 = 0; i2 < children.length; i2++) {
        if (children[i2]) {
          children[i2]._parent = parentVNode;
          oldDom = insert(children[i2], oldDom, parentDom, false);
        }
      }
    }
    return oldDom;
  } else {
    if (oldDom && !oldDom.parentNode) {
      oldDom = getDomSibling(parentVNode);
      if (oldDom && !oldDom.parentNode) oldDom = NULL;
    }
    let dom = parentVNode._dom;
    let next = oldDom;
    while (next && next.nodeType == 8) next = next.nextSibling;
    if (dom != next) {
      if (!isMounting && parentDom.moveBefore && dom.parentNode) {
        parentDom.moveBefore(dom, oldDom);
      } else {
        parentDom.insertBefore(dom, oldDom || NULL);
      }
    }
    oldDom = dom;
  }
  while ((oldDom = oldDom && oldDom.nextSibling) && oldDom.nodeType == 8 && !oldDom.data.startsWith("$s")) ;
  return oldDom;
}
function findMatchingIndex(childVNode, oldChildren, skewedIndex, remainingOldChildren) {
  const key4 = childVNode.key;
  const type = childVNode.type;
  let oldVNode = oldChildren[skewedIndex];
  const matched = oldVNode && !(oldVNode._flags & MATCHED);
  let shouldSearch = (
    // (typeof type != 'function' || type === Fragment || key) &&
    // The ternary keeps this a Smi comparison; `> matched` would compare
    // number to boolean which V8 can't serve from the fast path.
    remainingOldChildren > (matched ? 1 : 0)
  );
  if (oldVNode === NULL && key4 == NULL || matched && key4 == oldVNode.key && type == oldVNode.type) {
    return skewedIndex;
  } else if (shouldSearch) {
    let x2;
    for (x2 = skewedIndex - 1; x2 >= 0; x2--) {
      oldVNode = oldChildren[x2];
      if (oldVNode && !(oldVNode._flags & MATCHED) && key4 == oldVNode.key && type == oldVNode.type)
        return x2;
    }
    for (x2 = skewedIndex + 1; x2 < oldChildren.length; x2++) {
      oldVNode = oldChildren[x2];
      if (oldVNode && !(oldVNode._flags & MATCHED) && key4 == oldVNode.key && type == oldVNode.type)
        return x2;
    }
  }
  return -1;
}

// ../../build/web/node_modules/preact/src/diff/props.js
var EVENT_DISPATCHED = /* @__PURE__ */ Symbol();
function setStyle(style2, key4, value) {
  if (value == NULL) value = "";
  if (key4[0] == "-") {
    style2.setProperty(key4, value);
  } else {
    style2[key4] = value;
  }
}
var CAPTURE_REGEX = /(PointerCapture)$|Capture$/i;
var eventClock = 0;
function setProperty(dom, name, value, oldValue, namespace) {
  let useCapture;
  if (name == "style") {
    if (typeof value == "string") {
      dom.style.cssText = value;
    } else {
      if (typeof oldValue == "string") {
        dom.style.cssText = oldValue = "";
      }
      if (oldValue) {
        for (name in oldValue) {
          if (!(value && name in value)) {
            setStyle(dom.style, name);
          }
        }
      }
      if (value) {
        for (name in value) {
          if (!oldValue || value[name] != oldValue[name]) {
            setStyle(dom.style, name, value[name]);
          }
        }
      }
    }
  } else if (name[0] == "o" && name[1] == "n") {
    if (typeof value != "function") value = NULL;
    if (typeof oldValue != "function") oldValue = NULL;
    (dom._listeners || (dom._listeners = {}))[name] = value;
    if (!value || !oldValue) {
      const proxy = eventProxies[name] || (eventProxies[name] = createEventProxy(name));
      (dom._attached || (dom._attached = {}))[name] = eventClock;
      useCapture = name != (name = name.replace(CAPTURE_REGEX, "$1"));
      name = name.slice(2);
      if (name[0] < "a") name = name.toLowerCase();
      if (value) {
        dom.addEventListener(name, proxy, useCapture);
      } else {
        dom.removeEventListener(name, proxy, useCapture);
      }
    }
  } else {
    if (namespace == SVG_NAMESPACE) {
      name = name.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
    } else if (name != "width" && name != "height" && name != "href" && name != "list" && name != "form" && // Default value in browsers is `-1` and an empty string is
    // cast to `0` instead
    name != "tabIndex" && name != "download" && name != "rowSpan" && name != "colSpan" && name != "role" && name != "popover" && name in dom) {
      try {
        dom[name] = value == NULL ? "" : value;
        return;
      } catch (e) {
      }
    }
    if (typeof value == "function") return;
    if (value != NULL && (value !== false || name[4] == "-")) {
      dom.setAttribute(name, name == "popover" && value == true ? "" : value);
    } else {
      dom.removeAttribute(name);
    }
  }
}
function createEventProxy(name) {
  return function(e) {
    let eventHandler = this._listeners;
    if (eventHandler) {
      eventHandler = eventHandler[name];
      if (e[EVENT_DISPATCHED] == NULL) {
        e[EVENT_DISPATCHED] = eventClock++;
      } else if (e[EVENT_DISPATCHED] < this._attached[name]) {
        return;
      }
      return eventHandler(options_default.event ? options_default.event(e) : e);
    }
  };
}
var eventProxies = {};

// ../../build/web/node_modules/preact/src/diff/index.js
function diff(parentDom, newVNode, oldVNode, globalContext, namespace, excessDomChildren, commitQueue, oldDom, isHydrating, refQueue) {
  let tmp, resumed, newType = newVNode.type;
  if (newVNode.constructor !== VNODE_MARKER) return NULL;
  if (oldVNode._flags & MODE_SUSPENDED && // @ts-expect-error This is MODE_HYDRATE or 0
  (isHydrating = oldVNode._flags & MODE_HYDRATE, tmp = oldVNode._component._excess)) {
    newVNode._flags |= isHydrating;
    resumed = excessDomChildren = [];
    if (tmp.nodeType == 8) {
      oldDom = rangeEnd(tmp, excessDomChildren);
    } else {
      excessDomChildren.push(tmp);
    }
    oldDom = excessDomChildren[0] || oldDom;
  }
  if (tmp = options_default._diff) tmp(newVNode);
  outer: if (typeof newType == "function") {
    let oldCommitQueueLength = commitQueue.length;
    try {
      let c, oldProps, oldState, snapshot, newProps = newVNode.props;
      const isClassComponent = (tmp = newType.prototype) && tmp.render;
      tmp = newType.contextType;
      const provider = tmp && globalContext[tmp._id];
      const componentContext = tmp ? provider ? provider.props.value : tmp._defaultValue : globalContext;
      if (c = oldVNode._component) {
        newVNode._component = c;
        if (c._bits & COMPONENT_PENDING_ERROR) {
          c._bits |= COMPONENT_PROCESSING_EXCEPTION;
        }
      } else {
        if (isClassComponent) {
          newVNode._component = c = new newType(newProps, componentContext);
        } else {
          newVNode._component = c = new BaseComponent(
            newProps,
            componentContext
          );
          c.constructor = newType;
          c.render = doRender;
        }
        if (provider) provider.sub(c);
        if (!c.state) c.state = {};
        c._globalContext = globalContext;
        c._bits |= COMPONENT_DIRTY;
        c._renderCallbacks = [];
        c._stateCallbacks = [];
      }
      if (isClassComponent) {
        if (!c._nextState) c._nextState = c.state;
        if (newType.getDerivedStateFromProps) {
          if (c._nextState == c.state) {
            c._nextState = assign({}, c._nextState);
          }
          assign(
            c._nextState,
            newType.getDerivedStateFromProps(newProps, c._nextState)
          );
        }
      }
      oldProps = c.props;
      oldState = c.state;
      c._vnode = newVNode;
      if (!oldVNode._component) {
        if (isClassComponent && !newType.getDerivedStateFromProps && c.componentWillMount) {
          c.componentWillMount();
        }
        if (isClassComponent && c.componentDidMount) {
          c._renderCallbacks.push(c.componentDidMount);
        }
      } else {
        if (newProps !== oldProps && isClassComponent && !newType.getDerivedStateFromProps && c.componentWillReceiveProps) {
          c.componentWillReceiveProps(newProps, componentContext);
        }
        if (newVNode._original == oldVNode._original && !(c._bits & COMPONENT_DIRTY) || !(c._bits & COMPONENT_FORCE) && c.shouldComponentUpdate && c.shouldComponentUpdate(
          newProps,
          c._nextState,
          componentContext
        ) === false) {
          if (newVNode._original != oldVNode._original) {
            c.props = newProps;
            c.state = c._nextState;
            c._bits &= ~COMPONENT_DIRTY;
          }
          newVNode._dom = oldVNode._dom;
          newVNode._children = oldVNode._children;
          newVNode._children.some((vnode) => {
            if (vnode) vnode._parent = newVNode;
          });
          EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks);
          c._stateCallbacks = [];
          if (c._renderCallbacks.length) {
            commitQueue.push(c);
          }
          oldDom = getDomSibling(oldVNode);
          break outer;
        }
        if (c.componentWillUpdate) {
          c.componentWillUpdate(newProps, c._nextState, componentContext);
        }
        if (isClassComponent && c.componentDidUpdate) {
          c._renderCallbacks.push(() => {
            c.componentDidUpdate(oldProps, oldState, snapshot);
          });
        }
      }
      c.context = componentContext;
      c.props = newProps;
      c._parentDom = parentDom;
      c._bits &= ~COMPONENT_FORCE;
      let renderHook = options_default._render, count = isClassComponent ? 25 : 0;
      do {
        c._bits &= ~COMPONENT_DIRTY;
        if (renderHook) renderHook(newVNode);
        tmp = c.render(c.props, c.state = c._nextState, c.context);
      } while (c._bits & COMPONENT_DIRTY && ++count < 25);
      if (isClassComponent) {
        EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks);
        c._stateCallbacks = [];
      }
      c.state = c._nextState;
      if (c.getChildContext) {
        globalContext = assign({}, globalContext, c.getChildContext());
      }
      if (isClassComponent && oldVNode._component && c.getSnapshotBeforeUpdate) {
        snapshot = c.getSnapshotBeforeUpdate(oldProps, oldState);
      }
      const renderResult = tmp && tmp.type === Fragment && tmp.key == NULL ? tmp.props.children : tmp;
      if (newProps._parentDom) {
        tmp = oldDom;
        parentDom = newProps._parentDom;
        namespace = parentDom.namespaceURI;
        isHydrating = excessDomChildren = NULL;
        if (oldVNode.props && oldVNode.props._parentDom != parentDom) {
          oldVNode._children.some((child) => {
            if (child) unmount(child, child);
          });
          oldVNode._children = NULL;
        }
        oldDom = oldVNode._children ? getDomSibling(oldVNode, 0) : NULL;
      }
      oldDom = diffChildren(
        parentDom,
        isArray(renderResult) ? renderResult : [renderResult],
        newVNode,
        oldVNode,
        globalContext,
        namespace,
        excessDomChildren,
        commitQueue,
        oldDom,
        isHydrating,
        refQueue
      );
      if (newProps._parentDom) {
        newVNode._dom = NULL;
        oldDom = tmp;
      }
      newVNode._flags &= RESET_MODE;
      if (resumed) resumed.some(removeNode);
      if (c._renderCallbacks.length) {
        commitQueue.push(c);
      }
      if (c._bits & COMPONENT_PROCESSING_EXCEPTION) {
        c._bits &= ~(COMPONENT_PROCESSING_EXCEPTION | COMPONENT_PENDING_ERROR);
      }
    } catch (e) {
      commitQueue.length = oldCommitQueueLength;
      newVNode._original = NULL;
      if (isHydrating || excessDomChildren) {
        if (e && e.then) {
          let startMarker, end;
          newVNode._flags |= MODE_SUSPENDED | isHydrating;
          if (excessDomChildren) {
            let i2 = excessDomChildren.indexOf(oldDom || UNDEFINED), child;
            if (!~i2) i2 = excessDomChildren.length;
            while ((child = excessDomChildren[i2 - 1]) && child.nodeType == 8) {
              i2--;
            }
            for (; i2 < excessDomChildren.length; i2++) {
              if (child = excessDomChildren[i2]) {
                excessDomChildren[i2] = NULL;
                if (startMarker) {
                  if (child == end) break;
                } else if (child.nodeType != 8) {
                  break;
                } else if (child.data.startsWith("$s")) {
                  end = rangeEnd(startMarker = child);
                }
              }
            }
          }
          if (!startMarker) {
            while (oldDom && oldDom.nodeType == 8 && oldDom.nextSibling) {
              oldDom = oldDom.nextSibling;
            }
            startMarker = oldDom;
          }
          startMarker = newVNode._component._excess || (newVNode._component._excess = startMarker);
          if (tmp = rangeEnd(startMarker)) {
            newVNode._dom = startMarker;
            oldDom = tmp;
          } else newVNode._dom = oldDom;
          oldDom = oldDom && oldDom.nextSibling;
        } else if (excessDomChildren) {
          excessDomChildren.some(removeNode);
        }
      } else {
        newVNode._dom = oldVNode._dom;
      }
      if (!newVNode._children) {
        newVNode._children = oldVNode._children || [];
      }
      if (!(e && e.then)) markAsForce(newVNode);
      options_default._catchError(e, newVNode, oldVNode);
    }
  } else {
    oldDom = newVNode._dom = diffElementNodes(
      oldVNode._dom,
      newVNode,
      oldVNode,
      globalContext,
      namespace,
      excessDomChildren,
      commitQueue,
      isHydrating,
      refQueue,
      parentDom
    );
  }
  if (tmp = options_default.diffed) tmp(newVNode);
  return oldDom;
}
function rangeEnd(start2, nodes) {
  if (start2 && start2.nodeType == 8 && start2.data.startsWith("$s")) {
    for (let depth = 1; start2 = start2.nextSibling; ) {
      if (start2.nodeType == 8) {
        if (start2.data.startsWith("$s")) depth++;
        else if (start2.data.startsWith("/$s") && !--depth) return start2;
      }
      if (nodes) nodes.push(start2);
    }
  }
}
function markAsForce(vnode) {
  if (vnode) {
    if (vnode._component) vnode._component._bits |= COMPONENT_FORCE;
    if (vnode._children) vnode._children.some(markAsForce);
  }
}
function commitRoot(commitQueue, root, refQueue) {
  for (let i2 = 0; i2 < refQueue.length; ) {
    applyRef(refQueue[i2++], refQueue[i2++], refQueue[i2++]);
  }
  if (options_default._commit) options_default._commit(root, commitQueue);
  commitQueue.some((c) => {
    try {
      commitQueue = c._renderCallbacks;
      c._renderCallbacks = [];
      commitQueue.some((cb) => {
        cb.call(c);
      });
    } catch (e) {
      options_default._catchError(e, c._vnode);
    }
  });
}
function diffElementNodes(dom, newVNode, oldVNode, globalContext, namespace, excessDomChildren, commitQueue, isHydrating, refQueue, parentDom) {
  let oldProps = oldVNode.props || EMPTY_OBJ;
  const newProps = newVNode.props;
  const nodeType = (
    /** @type {string} */
    newVNode.type
  );
  let i2;
  let newHtml;
  let oldHtml;
  let newChildren;
  let value;
  let inputValue;
  let checked;
  if (nodeType == "svg") namespace = SVG_NAMESPACE;
  else if (nodeType == "math") namespace = MATH_NAMESPACE;
  else if (!namespace) namespace = XHTML_NAMESPACE;
  if (excessDomChildren) {
    for (i2 = 0; i2 < excessDomChildren.length; i2++) {
      value = excessDomChildren[i2];
      if (value && (nodeType ? value.localName == nodeType : value.nodeType == 3)) {
        dom = value;
        excessDomChildren[i2] = NULL;
        break;
      }
    }
  }
  if (!dom) {
    const doc = parentDom.ownerDocument || document;
    if (!nodeType) {
      return doc.createTextNode(newProps);
    }
    dom = doc.createElementNS(
      namespace,
      nodeType,
      newProps.is ? newProps : parentDom
    );
    if (isHydrating) {
      if (options_default._hydrationMismatch)
        options_default._hydrationMismatch(newVNode, excessDomChildren);
      isHydrating = false;
    }
    excessDomChildren = NULL;
  }
  if (!nodeType) {
    if (oldProps !== newProps && (!isHydrating || dom.data != newProps)) {
      dom.data = newProps;
    }
  } else {
    parentDom = nodeType == "template" && dom.content || dom;
    excessDomChildren = nodeType == "textarea" && newProps.defaultValue != NULL ? NULL : excessDomChildren && slice.call(parentDom.childNodes);
    if (!isHydrating && excessDomChildren) {
      oldProps = {};
      for (i2 = 0; i2 < dom.attributes.length; i2++) {
        value = dom.attributes[i2];
        oldProps[value.name] = value.value;
      }
    }
    for (i2 in oldProps) {
      value = oldProps[i2];
      if (i2 == "dangerouslySetInnerHTML") {
        oldHtml = value;
      } else if (i2 != "children" && !(i2 in newProps) && !(i2 == "value" && "defaultValue" in newProps) && !(i2 == "checked" && "defaultChecked" in newProps)) {
        setProperty(dom, i2, NULL, value, namespace);
      }
    }
    for (i2 in newProps) {
      value = newProps[i2];
      if (i2 == "children") {
        newChildren = value;
      } else if (i2 == "dangerouslySetInnerHTML") {
        newHtml = value;
      } else if (i2 == "value") {
        inputValue = value;
      } else if (i2 == "checked") {
        checked = value;
      } else if ((!isHydrating || typeof value == "function") && oldProps[i2] !== value) {
        setProperty(dom, i2, value, oldProps[i2], namespace);
      }
    }
    if (newHtml) {
      if (!isHydrating && (!oldHtml || newHtml.__html != oldHtml.__html && newHtml.__html != dom.innerHTML)) {
        dom.innerHTML = newHtml.__html;
      }
      newVNode._children = [];
    } else {
      if (oldHtml) dom.textContent = "";
      if (nodeType == "foreignObject" || namespace == MATH_NAMESPACE && MATHML_TOKEN_ELEMENTS.test(nodeType)) {
        namespace = XHTML_NAMESPACE;
      }
      diffChildren(
        parentDom,
        isArray(newChildren) ? newChildren : [newChildren],
        newVNode,
        oldVNode,
        globalContext,
        namespace,
        excessDomChildren,
        commitQueue,
        excessDomChildren ? excessDomChildren[0] : oldVNode._children && getDomSibling(oldVNode, 0),
        isHydrating,
        refQueue
      );
      if (excessDomChildren) excessDomChildren.some(removeNode);
    }
    if (!isHydrating || nodeType == "textarea") {
      i2 = "value";
      if (nodeType == "progress" && inputValue == NULL) {
        dom.removeAttribute(i2);
      } else if (inputValue != UNDEFINED && // #2756 For the <progress>-element the initial value is 0,
      // despite the attribute not being present. When the attribute
      // is missing the progress bar is treated as indeterminate.
      // To fix that we'll always update it when it is 0 for progress elements
      (inputValue !== dom[i2] || nodeType == "progress" && !inputValue)) {
        setProperty(dom, i2, inputValue, oldProps[i2], namespace);
      }
      i2 = "checked";
      if (checked != UNDEFINED && checked != dom[i2]) {
        setProperty(dom, i2, checked, oldProps[i2], namespace);
      }
    }
  }
  return dom;
}
function applyRef(ref, value, vnode, owner) {
  try {
    if (typeof ref == "function") {
      if (value) value._refCleanup = ref(value) || 1;
      else if (owner && (owner = owner._component || owner._dom) && (value = owner._refCleanup)) {
        owner._refCleanup = NULL;
        if (typeof value == "function") value();
        else ref(NULL);
      }
    } else ref.current = value;
  } catch (e) {
    options_default._catchError(e, vnode);
  }
}
function unmount(vnode, parentVNode, skipRemove) {
  let r, end, nodes;
  if (options_default.unmount) options_default.unmount(vnode);
  if ((r = vnode.ref) && (!r.current || r.current == vnode._dom)) {
    applyRef(r, NULL, parentVNode, vnode);
  }
  if (r = vnode._component) {
    if (r.componentWillUnmount) {
      try {
        r.componentWillUnmount();
      } catch (e) {
        options_default._catchError(e, parentVNode);
      }
    }
    r._parentDom = r._globalContext = NULL;
  }
  if (r = vnode._children) {
    for (let i2 = 0; i2 < r.length; i2++) {
      if (r[i2]) {
        unmount(
          r[i2],
          parentVNode,
          // A portal's children live in another container, so a removed
          // host ancestor doesn't detach them; always remove them.
          typeof vnode.type == "function" ? skipRemove && !vnode.props._parentDom : true
        );
      }
    }
  }
  if (!skipRemove && (r = vnode._component) && (r = r._excess) && (end = rangeEnd(r, nodes = []))) {
    if (r == vnode._dom) nodes.some(removeNode);
    removeNode(end);
    removeNode(r);
  }
  if (!skipRemove) removeNode(vnode._dom);
  vnode._dom = vnode._component = vnode._parent = NULL;
}
function doRender(props, state, context) {
  return this.constructor(props, context);
}

// ../../build/web/node_modules/preact/src/render.js
function render(vnode, parentDom) {
  if (options_default._root) options_default._root(vnode, parentDom);
  if (parentDom.nodeType == 9) {
    parentDom = parentDom.documentElement;
  }
  let isHydrating = vnode && vnode._flags & MODE_HYDRATE;
  let oldVNode = isHydrating ? NULL : parentDom._children;
  parentDom._children = createVNode(Fragment, { children: [vnode] });
  let commitQueue = [], refQueue = [];
  diff(
    parentDom,
    // Determine the new vnode tree and store it on the DOM element on
    // our custom `_children` property.
    parentDom._children,
    oldVNode || EMPTY_OBJ,
    EMPTY_OBJ,
    parentDom.namespaceURI,
    oldVNode ? NULL : parentDom.firstChild ? slice.call(parentDom.childNodes) : NULL,
    commitQueue,
    oldVNode ? oldVNode._dom : parentDom.firstChild,
    // @ts-expect-error we are doing a bit-wise operation so it's either 0 or true
    isHydrating,
    refQueue
  );
  commitRoot(commitQueue, parentDom._children, refQueue);
  parentDom._children.props.children = NULL;
}

// ../../build/web/node_modules/preact/hooks/src/index.js
var ObjectIs = Object.is;
var currentIndex;
var currentComponent;
var previousComponent;
var currentHook = 0;
var afterPaintEffects = [];
var unmountCleanups = [];
var options2 = (
  /** @type {import('./internal').Options} */
  options_default
);
var oldBeforeDiff = options2._diff;
var oldBeforeRender = options2._render;
var oldAfterDiff = options2.diffed;
var oldCommit = options2._commit;
var oldBeforeUnmount = options2.unmount;
var oldRoot = options2._root;
var RAF_TIMEOUT = 35;
var prevRaf;
options2._diff = (vnode) => {
  currentComponent = null;
  if (oldBeforeDiff) oldBeforeDiff(vnode);
};
options2._root = (vnode, parentDom) => {
  if (vnode && parentDom._children && parentDom._children._mask) {
    vnode._mask = parentDom._children._mask;
  }
  if (oldRoot) oldRoot(vnode, parentDom);
};
options2._render = (vnode) => {
  if (oldBeforeRender) oldBeforeRender(vnode);
  currentComponent = vnode._component;
  currentIndex = 0;
  const hooks = currentComponent.__hooks;
  if (hooks) {
    if (previousComponent == currentComponent) {
      currentComponent._renderCallbacks = [];
    } else {
      hooks._pendingEffects.some(invokeCleanup);
      hooks._pendingEffects.some(invokeEffect);
      currentIndex = 0;
    }
    hooks._pendingEffects = [];
    hooks._list.some((hookItem) => {
      if (hookItem._nextValue) {
        hookItem._value = hookItem._nextValue;
      }
      hookItem._pendingArgs = hookItem._nextValue = void 0;
    });
  }
  previousComponent = currentComponent;
};
options2.diffed = (vnode) => {
  if (oldAfterDiff) oldAfterDiff(vnode);
  const c = vnode._component;
  if (c && c.__hooks) {
    if (c.__hooks._pendingEffects.length) afterPaint(afterPaintEffects.push(c));
    c.__hooks._list.some((hookItem) => {
      if (hookItem._pendingArgs) hookItem._args = hookItem._pendingArgs;
    });
  }
  previousComponent = currentComponent = null;
};
options2._commit = (vnode, commitQueue) => {
  commitQueue.some((component) => {
    try {
      component._renderCallbacks.some(invokeCleanup);
      component._renderCallbacks = component._renderCallbacks.filter(
        (cb) => cb._value ? invokeEffect(cb) : true
      );
    } catch (e) {
      component._renderCallbacks = [
        () => {
          throw e;
        }
      ];
    }
  });
  if (oldCommit) oldCommit(vnode, commitQueue);
};
options2.unmount = (vnode) => {
  if (oldBeforeUnmount) oldBeforeUnmount(vnode);
  const c = vnode._component;
  if (c && c.__hooks) {
    let hasErrored, errorParent;
    c.__hooks._list.some((s) => {
      try {
        if (s._passive && s._cleanup) {
          if (errorParent === void 0) {
            errorParent = vnode._parent;
            while (errorParent && !(errorParent._component && errorParent._component._parentDom)) {
              errorParent = errorParent._parent;
            }
            errorParent = errorParent && errorParent._component;
          }
          s._passive = errorParent;
          afterPaint(unmountCleanups.push(s));
        } else {
          invokeCleanup(s);
        }
      } catch (e) {
        hasErrored = e;
      }
    });
    c.__hooks = void 0;
    if (hasErrored) options2._catchError(hasErrored, c._vnode);
  }
};
function getHookState(index, type) {
  if (options2._hook) {
    options2._hook(currentComponent, index, currentHook || type);
  }
  currentHook = 0;
  const hooks = currentComponent.__hooks || (currentComponent.__hooks = {
    _list: [],
    _pendingEffects: []
  });
  if (index >= hooks._list.length) {
    hooks._list.push({});
  }
  return hooks._list[index];
}
function useState(initialState) {
  currentHook = 1;
  return useReducer(invokeOrReturn, initialState);
}
function useReducer(reducer, initialState, init) {
  const hookState = getHookState(currentIndex++, 2);
  hookState._reducer = reducer;
  if (!hookState._component) {
    hookState._value = [
      !init ? invokeOrReturn(void 0, initialState) : init(initialState),
      (action) => {
        const currentValue = (hookState._nextValue || hookState._value)[0];
        const nextValue = hookState._reducer(currentValue, action);
        if (!ObjectIs(currentValue, nextValue)) {
          hookState._nextValue = [nextValue, hookState._value[1]];
          hookState._component.setState({});
        }
      }
    ];
    hookState._component = currentComponent;
    if (!currentComponent._hasScuFromHooks) {
      currentComponent._hasScuFromHooks = true;
      const prevScu = currentComponent.shouldComponentUpdate;
      currentComponent.shouldComponentUpdate = function(p, s, c) {
        const hooks = this.__hooks;
        if (!hooks) return true;
        let updatedHook = false;
        let shouldUpdate = this.props != p;
        hooks._list.some((hookItem) => {
          if (hookItem._nextValue) {
            updatedHook = true;
            if (!ObjectIs(hookItem._value[0], hookItem._nextValue[0])) {
              shouldUpdate = true;
            }
          }
        });
        if (prevScu) {
          const result = prevScu.call(this, p, s, c);
          return updatedHook ? result || shouldUpdate : result;
        }
        return !updatedHook || shouldUpdate;
      };
    }
  }
  return hookState._value;
}
function useEffect(callback, args) {
  const state = getHookState(currentIndex++, 3);
  if (!options2._skipEffects && argsChanged(state._args, args)) {
    state._passive = true;
    state._value = callback;
    state._pendingArgs = args;
    currentComponent.__hooks._pendingEffects.push(state);
  }
}
function useRef(initialValue) {
  currentHook = 5;
  return useMemo(() => ({ current: initialValue }), []);
}
function useMemo(factory, args) {
  const state = getHookState(currentIndex++, 7);
  if (argsChanged(state._args, args)) {
    state._value = factory();
    state._args = args;
  }
  return state._value;
}
function flushAfterPaintEffects() {
  let component;
  do {
    while (component = unmountCleanups.shift()) {
      try {
        invokeCleanup(component);
      } catch (e) {
        component = /** @type {any} */
        component._passive;
        options2._catchError(e, { _parent: component && component._vnode });
      }
    }
    while (component = afterPaintEffects.shift()) {
      const hooks = component.__hooks;
      if (!component._parentDom || !hooks) continue;
      try {
        hooks._pendingEffects.some(invokeCleanup);
        hooks._pendingEffects.some(invokeEffect);
        hooks._pendingEffects = [];
      } catch (e) {
        hooks._pendingEffects = [];
        options2._catchError(e, component._vnode);
      }
    }
  } while (unmountCleanups.length);
}
var HAS_RAF = typeof requestAnimationFrame == "function";
function afterNextFrame(callback) {
  const done = () => {
    clearTimeout(timeout);
    if (HAS_RAF) cancelAnimationFrame(raf);
    setTimeout(callback);
  };
  const timeout = setTimeout(done, RAF_TIMEOUT);
  let raf;
  if (HAS_RAF) {
    raf = requestAnimationFrame(done);
  }
}
function afterPaint(newQueueLength) {
  if (newQueueLength == 1 || prevRaf != options2.requestAnimationFrame) {
    prevRaf = options2.requestAnimationFrame;
    (prevRaf || afterNextFrame)(flushAfterPaintEffects);
  }
}
function invokeCleanup(hook) {
  const comp = currentComponent;
  let cleanup = hook._cleanup;
  if (typeof cleanup == "function") {
    hook._cleanup = void 0;
    cleanup();
  }
  currentComponent = comp;
}
function invokeEffect(hook) {
  const comp = currentComponent;
  hook._cleanup = hook._value();
  currentComponent = comp;
}
function argsChanged(oldArgs, newArgs) {
  return !oldArgs || oldArgs.length != newArgs.length || newArgs.some((arg, index) => !ObjectIs(arg, oldArgs[index]));
}
function invokeOrReturn(arg, f) {
  return typeof f == "function" ? f(arg) : f;
}

// source/requests.ts
var HttpRequests = class {
  async ask(request, { signal, onProgress } = {}) {
    const headers = { "Content-Type": "application/json" };
    if (onProgress) headers.Accept = "application/x-ndjson";
    const body = JSON.stringify(request);
    const response = await fetch("api", { method: "POST", headers, body, signal: signal ?? null });
    if (!response.ok) return refusal(response);
    if (!onProgress || !response.body) return response.json();
    return lastLine(response.body, onProgress);
  }
};
async function refusal(response) {
  const told2 = await response.json().catch(() => null);
  if (told2?.error) return told2;
  return { error: { kind: "failure", message: `HTTP status ${response.status}` } };
}
async function lastLine(body, onProgress) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let answered = {};
  let rest = "";
  const take = (line2) => {
    const message = JSON.parse(line2);
    if (message.progress) onProgress(message.progress);
    else answered = message;
  };
  for (; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(take);
  }
  if (rest) take(rest);
  return answered;
}
async function chosen() {
  const named2 = document.querySelector("meta[name=engine]")?.content;
  if (!named2) return new HttpRequests();
  return (await import(new URL(named2, document.baseURI).href)).requests;
}
var requests = chosen();
var meaning = {
  memory: "Too large for this program: ",
  failure: "The program failed; your puzzle is unchanged: ",
  stopped: "Not finished in time: "
};
async function ask(request, asking = {}) {
  let answered;
  try {
    answered = await (await requests).ask(request, asking);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("The program does not answer. Is sudoku-sat serve still running?");
  }
  asking.signal?.throwIfAborted();
  if (answered.error) throw new Error((meaning[answered.error.kind] ?? "") + answered.error.message);
  return answered.answers ?? [];
}
async function askOne(command, puzzle, options4 = {}, asking = {}) {
  const [answer, ...others] = await ask({ command, options: options4, ...puzzle !== null && { puzzle } }, asking);
  if (!answer) throw new Error("This text contains no puzzle.");
  if (answer.status === "invalid") throw new Error(answer.reason);
  if (answer.puzzle === null && answer.reason) throw new Error(answer.reason);
  if (others.length > 0) answer.warnings?.push(`the text has ${others.length + 1} puzzles, this is the first`);
  return answer;
}
async function askFor(field, command, puzzle, options4, asking = {}) {
  const answer = await askOne(command, puzzle, options4, asking);
  if (!(field in answer)) throw new Error(meaning.stopped + answer.reason);
  return answer;
}

// source/values.ts
var nothing = -1;
var symbols = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
var symbolOf = (value) => symbols[value] ?? ".";
var valueOf = (symbol) => symbol.length === 1 ? symbols.indexOf(symbol.toUpperCase()) : nothing;
var valuesOf = (line2) => [...line2].map(valueOf);
var largestValue = symbols.length - 1;

// source/words.ts
var counted = (number, thing) => `${number} ${thing}${number === 1 ? "" : "s"}`;
var listed = (names2) => names2.length < 2 ? names2.join("") : `${names2.slice(0, -1).join(", ")} and ${names2[names2.length - 1]}`;

// source/answers/findings.ts
var seconds = 20;
var secondsToCount = 5;
var mostNamed = 12;
var fewSolutions = 1e3;
var nothing2 = (kind, sentence, more = "") => ({ kind, sentence, more, clues: [], marks: /* @__PURE__ */ new Map(), candidates: [], counts: [], solution: null });
var emptyBoard = () => nothing2("empty", "This board is empty.", "Type digits, draw rules, or paste a puzzle.");
function mark(marks2, cells, name) {
  for (const cell of cells) {
    if (cell < 0) continue;
    const others = marks2.get(cell) ?? [];
    if (!others.includes(name)) marks2.set(cell, [...others, name]);
  }
}
function countsOf({ candidates, counts }, puzzle, cell) {
  if ((counts[cell]?.length ?? 0) < 2) return "";
  const parts = counts[cell].map((count, at) => `${puzzle.layout.sign(candidates[cell][at])} in ${at === 0 ? counted(count, "solution") : count}`);
  return `${puzzle.name(cell)}: ${parts.join(", ")}.`;
}
function inOneSolution({ candidates, counts }, cell) {
  const once = (candidates[cell] ?? []).filter((_, at) => counts[cell]?.[at] === 1);
  return new Map(once.map((value) => [value, "once"]));
}
async function findings(puzzle, asking, tell) {
  const options4 = { unique: true, "with-rules": true, timeout: seconds };
  const check2 = await askOne("check", puzzle.text(), options4, asking);
  if (check2.status === "inconsistent") return clashes(puzzle, check2);
  if (check2.status === "unsatisfiable") return core(puzzle, check2);
  if (check2.status !== "consistent") return nothing2("undecided", `Undecided: ${check2.reason}.`);
  if (check2.unique === null) {
    return nothing2("undecided", "At least one solution. Time ran out before it was known whether there are more.");
  }
  const found = check2.unique ? one(check2) : nothing2("several", "Several solutions.");
  tell(found);
  return check2.unique ? graded(puzzle, found, asking) : several(puzzle, found, asking, tell);
}
function clashes(puzzle, check2) {
  const found = nothing2("none", "No solution: givens break a rule.");
  for (const pair of check2.conflicts) {
    mark(found.marks, pair.cells.map((name) => puzzle.cell(name)), "wrong");
  }
  const [first3] = check2.conflicts;
  if (!first3) return found;
  found.more = `${clash(first3)} (${first3.rule}).`;
  const others = check2.conflicts.length - 1;
  if (others > 0) found.more += ` ${counted(others, "other pair")} ${others === 1 ? "clashes" : "clash"}, too.`;
  return found;
}
function clash(pair) {
  if (!pair.values) return `${listed(pair.cells)} cannot both be ${pair.value}`;
  return `${listed(pair.cells.map((name, i2) => `${name}=${pair.values[i2]}`))} exclude each other`;
}
var isUnit = (name) => /^(row|column|box) \d+/.test(name);
var isGiven = (name) => /^r\d+c\d+=\d+$/.test(name);
function core(puzzle, check2) {
  const found = nothing2("none", "No solution.");
  if (!check2.core) return { ...found, more: `Which clues are to blame is not known: ${check2.reason}.` };
  found.clues = check2.core;
  if (found.clues.some((name) => name.startsWith("pencil marks"))) return marked(puzzle, found, check2);
  const clues = found.clues.filter((name) => !isUnit(name));
  for (const name of clues) {
    mark(found.marks, puzzle.cellsNamed(name), isGiven(name) ? "wrong" : "blamed");
  }
  const what = clues.every(isGiven) ? "given" : "clue";
  found.sentence = clues.length === 1 ? `No solution: one ${what} contradicts the rules.` : `No solution: ${counted(clues.length, what)} contradict each other.`;
  if (clues.length === 0) found.sentence = "No solution: the rules contradict each other.";
  else if (clues.length <= mostNamed) found.more = "Without any one of them, the others have a solution together.";
  return found;
}
function marked(puzzle, found, { reason }) {
  mark(found.marks, puzzle.cellsNamed(reason), "wrong");
  return { ...found, sentence: reason, clues: [] };
}
function one(check2) {
  return { ...nothing2("one", "One solution."), solution: valuesOf(check2.solution) };
}
var named = (technique) => technique.replace(/(?<=\w{4})-/g, " ");
async function graded(puzzle, found, asking) {
  const rate = await askOne("rate", puzzle.text(), { timeout: seconds }, asking);
  const technique = rate.technique ? `, hardest technique ${named(rate.technique)}` : "";
  const none2 = rate.reason ? `The grade is not known: ${rate.reason}.` : "";
  return { ...found, more: rate.grade ? `Grade: ${rate.grade}${technique}.` : none2 };
}
async function several(puzzle, found, asking, tell) {
  const { candidates, complete } = await askOne("candidates", puzzle.text(), { timeout: seconds }, asking);
  if (!complete) return { ...found, more: "Time ran out before it was known which cells differ." };
  const next = { ...found, candidates: byCell(puzzle, candidates), marks: /* @__PURE__ */ new Map() };
  next.candidates.forEach((values, cell) => {
    if (values.length > 1) mark(next.marks, [cell], "differs");
  });
  next.more = `${counted(next.marks.size, "cell")} differ${next.marks.size === 1 ? "s" : ""}.`;
  tell(next);
  const options4 = { counts: true, limit: fewSolutions, timeout: secondsToCount };
  const { solutions, counts } = await askOne("candidates", puzzle.text(), options4, asking);
  if (!solutions) return { ...next, sentence: await countedBeyond(puzzle, asking, (sentence) => tell({ ...next, sentence })) };
  return { ...next, sentence: `Several solutions: ${solutions}.`, counts: byCell(puzzle, counts) };
}
async function countedBeyond(puzzle, asking, tell) {
  const said2 = (what, count) => `Several solutions: ${what}${count.toLocaleString("en")}.`;
  const { solutions, complete } = await askOne("count", puzzle.text(), { timeout: secondsToCount }, {
    ...asking,
    onProgress: ({ done }) => {
      if (done > fewSolutions) tell(said2("so far ", done));
    }
  });
  if (complete) return said2("", solutions);
  return solutions > 1 ? said2("at least ", solutions) : "Several solutions.";
}
function byCell(puzzle, named2) {
  const all3 = [];
  for (const [name, what] of Object.entries(named2)) if (puzzle.cell(name) >= 0) all3[puzzle.cell(name)] = what;
  return all3;
}

// source/latest.ts
var Latest = class {
  asking = new AbortController();
  /** For the next question; `outer` cancels it as well. */
  next(outer) {
    this.cancel();
    this.asking = new AbortController();
    return outer ? AbortSignal.any([outer, this.asking.signal]) : this.asking.signal;
  }
  /** Of the last question. */
  get signal() {
    return this.asking.signal;
  }
  cancel() {
    this.asking.abort();
  }
};

// source/board/drawing.ts
var style = "svg .f-box{fill:none}\n.s-arrow{stroke:#666}\n.s-ambercore{stroke:#8a600c}\n.s-outline{stroke:#555}\n.s-between{stroke:#80590c}\n.s-crease{stroke:#41659c}\n.s-distinct{stroke:#684a8a}\n@media (prefers-color-scheme: dark){svg .s-outline{stroke:#c8c8c4}svg .s-arrow{stroke:#c4c8cb}svg .s-cage{stroke:#cfcfca}svg .s-between{stroke:#d8ab57}svg .s-crease{stroke:#8aaada}svg .s-distinct{stroke:#c3a9e0}}\n";
var outlined = /^<(?:path|circle) .*class="(?:s-(?:palindrome|renban|whispers|amber|cyan|bulb|group[a-h])|f-(?:bulb|odd|even|shaded?|group[a-h]))"/;
var wholeCell = /M(-?\d+) (-?\d+)h60v60h-60z/g;
var inset = (path) => path.replace(wholeCell, (_, x2, y) => `M${Number(x2) + 4} ${Number(y) + 4}h52v52h-52z`);
function outlineOf(element) {
  const bare = element.replace(/ (?:fill|stroke|stroke-width|class)="[^"]*"/g, "");
  const width = Number(/stroke-width="(\d+)"/.exec(element)?.[1] ?? 0) + 3;
  return bare.replace(/^<(path|circle)/, `<$1 fill="none" stroke-width="${width}" class="s-outline"`);
}
function withOutlines(lines) {
  const made = [];
  for (let at = 0; at < lines.length; ) {
    let end = at;
    while (end < lines.length && outlined.test(lines[end])) ++end;
    const shapes = lines.slice(at, end);
    const cells = shapes.filter((shape2) => shape2.search(wholeCell) >= 0);
    made.push(...shapes.filter((shape2) => !cells.includes(shape2)).map(outlineOf), ...shapes, ...cells.map((cell) => outlineOf(inset(cell))));
    if (end < lines.length) made.push(lines[end]);
    at = end + 1;
  }
  return made;
}
var cellSide = 60;
function withoutNotes(svg, layout) {
  const allowed = /* @__PURE__ */ new Map();
  const rest = svg.replace(/<g [^>]*class="f-note">[^]*?<\/g>\n?/g, (group) => {
    for (const [, x2, y, value] of group.matchAll(/<text x="(\d+)" y="(\d+)">(\d+)</g)) {
      const cell = layout.at(Math.floor(Number(y) / cellSide), Math.floor(Number(x2) / cellSide));
      allowed.set(cell, [...allowed.get(cell) ?? [], Number(value)]);
    }
    return "";
  });
  return { rest, allowed };
}
function drawingOf(svg, layout) {
  const { rest, allowed } = layout ? withoutNotes(svg, layout) : { rest: svg, allowed: /* @__PURE__ */ new Map() };
  const made = withOutlines(rest.split("\n")).join("\n").replace("<style>", `<style>${style}`);
  return { svg: made, box: /viewBox="([^"]*)"/.exec(svg)[1].split(" ").map(Number), layout, allowed };
}

// source/draft.ts
var general = ["title", "author", "size", "box", "rules", "grid"];
function unfinishedIn(text) {
  return [...text.matchAll(/^# unfinished ([a-z0-9-]+): (.+)$/gm)].map(([, rule, entry]) => ({ rule, data: entry.split(/; */), why: "" }));
}
var asComment = (rule, data) => `# unfinished ${rule}: ${data.join("; ")}
`;
function entriesIn(line2, from) {
  if (line2.startsWith("#")) return [];
  return [...line2.slice(from).matchAll(/[^;\s][^;]*/g)].map(({ 0: entry, index }) => ({ entry: entry.trimEnd(), first: from + index + 1, last: from + index + entry.length }));
}
function withEntryAside(text, complaint) {
  const [, line2, column] = /^puzzle:(\d+)(?::(\d+))?: /.exec(complaint) ?? [];
  const lines = text.split(/\r?\n/);
  const isInside = (at2) => /^(?:\s+\S|#)/.test(lines[at2] ?? "");
  const at = Number(line2) - 1;
  let head = at;
  while (isInside(head)) head -= 1;
  const [, rule] = /^([a-z0-9-]+):/.exec(lines[head] ?? "") ?? [];
  if (!rule || general.includes(rule)) return null;
  let end = head + 1;
  while (isInside(end)) end += 1;
  const entries = lines.slice(head, end).flatMap((one2, down) => entriesIn(one2, down === 0 ? rule.length + 1 : 0).map((entry) => ({ ...entry, at: head + down })));
  const found = entries.find((one2) => one2.at === at && (!column || one2.first <= Number(column) && Number(column) <= one2.last));
  if (!found) return null;
  const gone = rule === "regions" ? entries : [found];
  const rest = entries.filter((one2) => !gone.includes(one2)).map(({ entry }) => `  ${entry}`);
  lines.splice(head, end - head, ...rest.length > 0 ? [`${rule}:`, ...rest] : []);
  return `${lines.join("\n").trimEnd()}
${asComment(rule, gone.map(({ entry }) => entry))}`;
}

// source/layout.ts
var longest = 25;
var Layout = class {
  rows;
  columns;
  /** In their order. */
  values;
  places;
  /** The value of cells that hold two digits; nothing: there are no such cells. */
  two;
  box;
  numbers = /* @__PURE__ */ new Map();
  /** Of an answer of `convert`. */
  constructor({ rows, columns, size: size2, least, box, cells, two_digits: two }) {
    this.rows = rows;
    this.columns = columns;
    this.values = Array.from({ length: size2 }, (_, at) => least + at);
    this.two = two ?? nothing;
    this.box = box.split("x").map(Number);
    this.places = cells ? cells.map(placeOf) : Array.from(
      { length: rows * columns },
      (_, at) => ({ row: Math.floor(at / columns), column: at % columns })
    );
    this.places.forEach((place, cell) => this.numbers.set(nameOf(place), cell));
  }
  /** Whether this page has room for it. */
  get fits() {
    const most5 = this.whole ? longest : 2 * longest;
    return Math.max(this.rows, this.columns) <= most5;
  }
  /** Whether each place is a cell, as on a board of one grid. */
  get whole() {
    return this.places.length === this.rows * this.columns;
  }
  get cells() {
    return this.places.length;
  }
  /** The cell at a place; -1: there is none. */
  at(row, column) {
    return this.numbers.get(nameOf({ row, column })) ?? -1;
  }
  name(cell) {
    return nameOf(this.places[cell]);
  }
  /** The cell of a name, which may have "=5" behind it; -1: there is none. */
  cell(name) {
    return this.numbers.get(/^r\d+c\d+/.exec(name)?.[0] ?? "") ?? -1;
  }
  /** The cells of "row 5", "column 5", "box 5", or those that a sentence names. */
  cellsNamed(text) {
    const [, kind, number] = /^(row|column|box) (\d+)/.exec(text) ?? [];
    if (kind) return this.unit(kind, Number(number) - 1);
    return (text.match(/r\d+c\d+/g) ?? []).map((name) => this.cell(name));
  }
  /** Row, column or box of a board of one grid. */
  unit(kind, number) {
    const { columns, boxRows, boxColumns } = this;
    const inside2 = ({ row, column }) => {
      if (kind === "row") return row === number;
      if (kind === "column") return column === number;
      return Math.floor(row / boxRows) * (columns / boxColumns) + Math.floor(column / boxColumns) === number;
    };
    return [...this.places.keys()].filter((cell) => inside2(this.places[cell]));
  }
  /** A value as people read it: the two digits that a row misses, as in "0/7", where its others are known. */
  sign(value, cell = nothing, known3 = () => nothing) {
    if (value === nothing || value !== this.two) return symbolOf(value);
    const row = cell < 0 ? [] : this.unit("row", this.places[cell].row).map(known3);
    const missed = this.values.filter((digit) => digit !== this.two && !row.includes(digit));
    return missed.length === 2 ? missed.map(symbolOf).join("/") : "S";
  }
  /** The value that a key types; nothing: it is none of this board. */
  typed(key4) {
    if (this.two !== nothing && /^s$/i.test(key4)) return this.two;
    const value = valueOf(key4);
    return this.values.includes(value) ? value : nothing;
  }
  get boxRows() {
    return this.box[0];
  }
  get boxColumns() {
    return this.box[1];
  }
  /** A line for each row, of a sign for each place; `gap` where there is no cell. */
  lines(sign, gap4 = "~") {
    return Array.from({ length: this.rows }, (_, row) => Array.from({ length: this.columns }, (_2, column) => {
      const cell = this.at(row, column);
      return cell < 0 ? gap4 : sign(cell);
    }).join(""));
  }
};
var nameOf = ({ row, column }) => `r${row + 1}c${column + 1}`;
function placeOf(name) {
  const [, row, column] = /^r(\d+)c(\d+)/.exec(name);
  return { row: Number(row) - 1, column: Number(column) - 1 };
}

// source/puzzle.ts
var sideOf = (entry) => /^(?:top|bottom|left|right)(?:-\w+)?:/.exec(entry)?.[0];
function clueAt(entry, column) {
  const side = sideOf(entry);
  if (!side || column < side.length) return void 0;
  const before = entry.slice(side.length, column + 1).trim().split(/\s+/);
  return before[0] === "" ? void 0 : before.length - 1;
}
function withoutClues(entry, clues) {
  const [side, ...all3] = entry.split(/\s+/);
  return [side, ...all3.map((clue, at) => clues.includes(at) ? "." : clue)].join(" ");
}
var usualBoard = "size: 9";
var unwritable = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
var indent = "  ";
var withoutPlace = (warning) => warning.replace(/^puzzle(:\d+)*: /, "");
function placedInText(error) {
  if (error.name === "AbortError") return error;
  const told2 = error.message.replace(/^puzzle:(\d+):(\d+): /, "Line $1, column $2: ").replace(/^puzzle:(\d+): /, "Line $1: ");
  return new Error(told2.replace(/^puzzle: contains/, "The text contains"));
}
function unplaced(error, about = "") {
  if (error.name === "AbortError") return error;
  const told2 = withoutPlace(error.message).replace(/^rule '[^']*': /, "");
  return new Error(about + told2);
}
var Puzzle = class _Puzzle {
  // it is asked for again with each edit, of all that can be undone
  constructor(fields) {
    this.fields = fields;
  }
  fields;
  asDraft = "";
  get title() {
    return this.fields.title;
  }
  get author() {
    return this.fields.author;
  }
  get layout() {
    return this.fields.layout;
  }
  get rules() {
    return this.fields.rules;
  }
  get aside() {
    return this.fields.aside;
  }
  get givens() {
    return this.fields.givens;
  }
  get warnings() {
    return this.fields.warnings;
  }
  /** Reads any text that the program reads, without the entries of rules that it can't; null: an empty board. */
  static async read(text, board2 = {}, asking = {}) {
    const options4 = { ...board2, format: "puzzle", ...text === null && { empty: true } };
    try {
      return _Puzzle.of(await askOne("convert", text, options4, asking)).restored(unfinishedIn(text ?? ""));
    } catch (error) {
      const rest = text === null ? null : withEntryAside(text, error.message);
      if (rest === null) throw error;
      return _Puzzle.read(rest, board2, asking);
    }
  }
  /** Of an answer of `convert`. */
  static of(read) {
    const { title, author, document: document2 = "", puzzle } = read;
    const layout = new Layout(read);
    if (!layout.fits || layout.values[layout.values.length - 1] > largestValue) {
      throw new Error("This page can show grids of up to 25 rows and columns.");
    }
    const lines = document2.match(/^(size|box): .*$/gm) ?? [];
    if (!lines.some((line2) => line2.startsWith("size"))) lines.unshift(usualBoard);
    const rules = read.rules.filter(({ name }) => name !== "shape" || layout.rows === layout.columns);
    return new _Puzzle({
      title: title ?? "",
      author: author ?? "",
      layout,
      board: lines,
      rules,
      aside: [],
      givens: valuesOf(puzzle),
      warnings: read.warnings.map(withoutPlace)
    });
  }
  changed(fields) {
    return new _Puzzle({ ...this.fields, ...fields });
  }
  /** With another value in some cells. */
  with(cells, value) {
    const givens = this.givens.slice();
    for (const cell of cells) givens[cell] = value;
    return this.changed({ givens });
  }
  /** With these values, one for each cell. */
  filled(givens) {
    return this.changed({ givens });
  }
  titled(title, author) {
    const [plainTitle, plainAuthor] = [title, author].map((text) => text.replace(unwritable, " ").trim());
    return this.changed({ title: plainTitle, author: plainAuthor });
  }
  /** With these warnings before its own. */
  warned(warnings) {
    return this.changed({ warnings: [.../* @__PURE__ */ new Set([...warnings, ...this.warnings])] });
  }
  empty() {
    return this.changed({ givens: this.givens.map(() => nothing) });
  }
  isEmpty() {
    return this.sound().length === 0 && this.givens.every((value) => value === nothing);
  }
  /** Whether it is what the page begins with. */
  isUsual() {
    return this.isEmpty() && this.rules.length === 0 && this.board() === usualBoard && !this.title && !this.author;
  }
  /** The entries of a rule; null: the puzzle has no such rule. */
  entries(rule) {
    return this.rules.find((use2) => use2.name === rule)?.data ?? null;
  }
  /** With these entries of a rule; null: without the rule. */
  withEntries(rule, data) {
    const at = this.rules.findIndex((use2) => use2.name === rule);
    const rules = this.rules.filter((use2) => use2.name !== rule);
    if (data !== null) rules.splice(at < 0 ? rules.length : at, 0, { name: rule, data });
    return this.changed({ rules, aside: this.aside.filter((one2) => one2.rule !== rule) });
  }
  /** What the program is asked about an entry; null: nothing. */
  soundEntry(rule, entry) {
    const about = this.aside.filter((one2) => one2.rule === rule && one2.data.includes(entry));
    if (about.length === 0) return entry;
    const clues = about.flatMap(({ clue }) => clue ?? []);
    if (clues.length < about.length) return null;
    const rest = withoutClues(entry, clues);
    return /^\S+( \.)*$/.test(rest) ? null : rest;
  }
  /** The rules that the program is asked about. */
  sound() {
    return this.rules.flatMap(({ name, data }) => {
      const from = data.filter((entry) => this.soundEntry(name, entry) !== null);
      return data.length > 0 && from.length === 0 ? [] : [{ name, from, data: from.map((entry) => this.soundEntry(name, entry)) }];
    });
  }
  /** Without the entry, or the clue of it, of which the program complains; null: it complains of something else. */
  setAside(complaint) {
    const [, line2, column, why] = /^puzzle:(\d+)(?::(\d+))?: (.*)$/s.exec(complaint) ?? [];
    const owners = this.heading().split("\n").map(() => null);
    const told2 = (why ?? "").replace(/^region '\.' has (\d+) cells?: .*/, "cells without a region: $1");
    const sound = this.sound().filter(({ data }) => data.length > 0);
    let at = owners.length - 1 - sound.reduce((lines, { data }) => lines + data.length + 1, 0);
    for (const { name, data, from } of sound) {
      at += 1;
      for (const [index, entry] of data.entries()) {
        const clue = clueAt(entry, Number(column ?? 0) - 1 - indent.length);
        owners[at++] = { rule: name, data: name === "regions" ? data : [from[index]], why: told2, ...clue !== void 0 && { clue } };
      }
    }
    const found = owners[Number(line2) - 1];
    return found ? this.changed({ aside: [...this.aside, found] }) : null;
  }
  /** With entries that were set aside before, of which the program has not been asked again. */
  restored(aside) {
    return aside.reduce((next, { rule, data }) => {
      const sides = data.map(sideOf);
      const others = (next.entries(rule) ?? []).filter((entry) => !data.includes(entry) && !(sideOf(entry) && sides.includes(sideOf(entry))));
      return next.withEntries(rule, [...others, ...data]);
    }, this);
  }
  board() {
    return this.fields.board.join("\n");
  }
  /** What the board looks like without its givens: the same text, the same picture. */
  header() {
    const lines = [this.board()];
    const rules = this.sound();
    const bare = rules.filter((use2) => use2.data.length === 0).map((use2) => use2.name);
    if (bare.length > 0) lines.push(`rules: ${bare.join(", ")}`);
    for (const use2 of rules.filter(({ data }) => data.length > 0)) {
      lines.push(`${use2.name}:`, ...use2.data.map((entry) => indent + entry));
    }
    return lines.join("\n");
  }
  /** As a puzzle file without a grid, which has no givens. */
  heading() {
    const title = this.title ? `title: ${this.title}
` : "";
    const author = this.author ? `author: ${this.author}
` : "";
    return `${title}${author}${this.header()}
`;
  }
  /** As a puzzle file. */
  text() {
    const rows = this.layout.lines((cell) => symbolOf(this.givens[cell]));
    return `${this.heading()}
${rows.join("\n")}
`;
  }
  /** What the program can't read yet, as comments. */
  unfinished() {
    const lines = this.aside.map(({ rule, data }) => asComment(rule, data));
    return [...new Set(lines)].join("");
  }
  /** As a puzzle file from which the page reads all of it again. */
  draft() {
    return this.asDraft ||= this.text() + this.unfinished();
  }
  name(cell) {
    return this.layout.name(cell);
  }
  cell(name) {
    return this.layout.cell(name);
  }
  cellsNamed(text) {
    return this.layout.cellsNamed(text);
  }
};

// source/undone.ts
var key = "sudoku-sat history";
var most = 50;
var mostUndone = 200;
var draftOf = (puzzle) => puzzle.draft();
var those = (all3) => Array.isArray(all3) ? all3.filter((one2) => typeof one2 === "string") : [];
function storedHistory() {
  try {
    const { now, before, after } = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { now, before: those(before), after: those(after) };
  } catch {
    return { now: "", before: [], after: [] };
  }
}
function storeHistory(now, [earlier, past], [undone, later]) {
  const before = [...earlier, ...past.slice(-most).map(draftOf)].slice(-most);
  const after = [...undone.slice(0, most).map(draftOf), ...later].slice(0, most);
  try {
    sessionStorage.setItem(key, JSON.stringify({ now: draftOf(now), before, after }));
  } catch {
  }
}

// source/past.ts
var Past = class {
  puzzles = [];
  at = -1;
  /** What there was before that, before the page was loaded again, and what was undone then. */
  earlier = [];
  later = [];
  stored = storedHistory();
  get now() {
    return this.puzzles[this.at];
  }
  get before() {
    return this.puzzles[this.at - 1];
  }
  get canUndo() {
    return this.at > 0 || this.earlier.length > 0;
  }
  get canRedo() {
    return this.at < this.puzzles.length - 1 || this.later.length > 0;
  }
  /** The next one; those that were undone are gone. */
  put(next) {
    if (this.at + 1 >= mostUndone) this.earlier = [];
    this.puzzles = [...this.puzzles.slice(0, this.at + 1), next].slice(-mostUndone);
    this.at = this.puzzles.length - 1;
    this.later = [];
    return next;
  }
  /** In the place of the last one: both are undone as one. */
  amend(next) {
    this.puzzles = [...this.puzzles.slice(0, this.at), next];
    this.later = [];
    return next;
  }
  /** The same puzzle, of which more is known. */
  replace(next) {
    return this.puzzles[this.at] = next;
  }
  /** The one before or after; null: there is none since the page was loaded. */
  back() {
    return this.go(this.at - 1);
  }
  on() {
    return this.go(this.at + 1);
  }
  go(index) {
    if (index < 0 || index >= this.puzzles.length) return null;
    this.at = index;
    return this.puzzles[index];
  }
  /** One that was kept; null: there is none, or something else has been done meanwhile. */
  async kept(draft) {
    if (!draft) return null;
    const from = this.now;
    const puzzle = await Puzzle.read(draft);
    return from === this.now ? puzzle : null;
  }
  async backBehindLoading() {
    const puzzle = await this.kept(this.earlier.at(-1));
    if (!puzzle) return null;
    this.earlier = this.earlier.slice(0, -1);
    this.puzzles = [puzzle, ...this.puzzles];
    return this.go(0);
  }
  async onBehindLoading() {
    const puzzle = await this.kept(this.later[0]);
    if (!puzzle) return null;
    this.later = this.later.slice(1);
    this.puzzles = [...this.puzzles, puzzle];
    return this.on();
  }
  /** Whether the draft is of the puzzle that was there when the page was loaded again: undo and redo go on behind that. */
  recall(draft) {
    if (this.stored.now !== draft) return false;
    this.earlier = this.stored.before;
    this.later = this.stored.after;
    return true;
  }
  store() {
    storeHistory(this.now, [this.earlier, this.puzzles.slice(0, this.at)], [this.puzzles.slice(this.at + 1), this.later]);
  }
};

// source/answers/suggestions.ts
var told = (text) => ({ text, next: null, cells: [] });
var given = /^(r\d+c\d+)=(\d+)$/;
function withGivens(puzzle, names2) {
  return names2.reduce((next, name) => next.with([puzzle.cell(name)], Number(given.exec(name)[2])), puzzle);
}
var sameCells = (one2, other) => one2.length > 0 && (/* @__PURE__ */ new Set([...one2, ...other])).size === new Set(one2).size && new Set(one2).size === new Set(other).size;
function entryOf(puzzle, clue) {
  const all3 = puzzle.rules.flatMap(({ name, data }) => data.map((entry) => ({ name, entry })));
  const exact = all3.find(({ name, entry }) => clue === `${name} ${entry}`);
  if (exact) return exact;
  const cells = puzzle.cellsNamed(clue.replace(/\(.*\)$/, ""));
  const [only, ...others] = all3.filter(({ entry }) => !/-r\d+c\d+/.test(entry) && sameCells(puzzle.cellsNamed(entry), cells));
  return others.length === 0 ? only : void 0;
}
function without(puzzle, names2) {
  let next = puzzle;
  for (const name of names2) {
    if (given.test(name)) {
      next = next.with([puzzle.cell(name)], nothing);
      continue;
    }
    const rule = puzzle.rules.find((use2) => use2.name === name);
    const found = rule ? null : entryOf(puzzle, name);
    if (!rule && !found) return null;
    const rest = found ? next.entries(found.name).filter((entry) => entry !== found.entry) : [];
    next = next.withEntries(rule?.name ?? found.name, rest.length > 0 ? rest : null);
  }
  return next;
}
var removal = (puzzle, names2, text) => ({ text, next: without(puzzle, names2), cells: names2.flatMap((name) => puzzle.cellsNamed(name)) });

// source/answers/on_demand.ts
var mostShown = 50;
var mostTried = 12;
var secondsToTry = 2;
async function repairs(puzzle, seconds4, asking) {
  const options4 = { repairs: true, "with-clues": true, timeout: seconds4 };
  const answer = await askOne("check", puzzle.text(), options4, asking);
  const sets = answer.repairs ?? [];
  if (sets.length === 0) return answer.complete ? [told("Removing clues would not help.")] : [];
  const all3 = sets.slice(0, mostShown).map((set) => removal(puzzle, set, `Remove ${listed(set)}`));
  const { signal } = asking;
  const alone = await Promise.all(all3.slice(0, mostTried).map((one2) => leavesOne(one2, signal ? { signal } : {})));
  const lines = all3.map((one2, at) => alone[at] ? { ...one2, text: `${one2.text}: leaves one solution` } : one2);
  lines.sort((one2, other) => Number(isAlone(other)) - Number(isAlone(one2)));
  if (sets.length > mostShown) lines.push(told(`… and ${sets.length - mostShown} more`));
  if (!answer.complete) lines.push(told(`There may be more: ${answer.reason}.`));
  return lines;
}
var isAlone = ({ text }) => text.endsWith(": leaves one solution");
async function leavesOne({ next }, asking) {
  if (!next) return false;
  return (await askOne("check", next.text(), { unique: true, timeout: secondsToTry }, asking)).unique === true;
}
async function furtherGivens(puzzle, seconds4, asking) {
  const options4 = { differences: true, timeout: seconds4 };
  const answer = await askOne("check", puzzle.text(), options4, asking);
  const names2 = answer.further_givens;
  if (!names2) return [];
  const fewest = answer.further_least === names2.length ? "the fewest" : "each is needed";
  const text = `${counted(names2.length, "additional given")} (${fewest}): ${listed(names2)}`;
  return [{ text, next: withGivens(puzzle, names2), cells: names2.map((name) => puzzle.cell(name)) }];
}
async function superfluous(puzzle, seconds4, asking) {
  const options4 = { redundant: true, "with-rules": true, timeout: seconds4 };
  const answer = await askOne("check", puzzle.text(), options4, asking);
  if (!answer.redundant || answer.reason) return [];
  const names2 = answer.redundant;
  if (names2.length === 0) return [told("No clue is superfluous: removing any one of them adds solutions.")];
  const intro = names2.length === 1 ? "This clue is superfluous because it follows from the rest:" : `Any one of these ${names2.length} clues can be removed:`;
  return [told(intro), ...names2.map((name) => ({ ...removal(puzzle, [name], `Remove ${name}`), clue: name }))];
}
async function minimal(puzzle, names2, asking) {
  let kept = puzzle;
  for (const name of names2) {
    const next = without(kept, [name]);
    if (!next) continue;
    const { unique } = await askOne("check", next.text(), { unique: true, timeout: secondsToTry }, asking);
    if (unique === true) kept = next;
  }
  return kept;
}

// source/answers/demand.ts
var questions = {
  none: { name: "Repairs", unasked: false, answer: repairs },
  several: { name: "Fewest givens to add", unasked: true, answer: furtherGivens },
  one: { name: "Superfluous clues", unasked: true, answer: superfluous }
};
var moment = 3;
var patience = 60;
var Demand = class {
  constructor(session) {
    this.session = session;
  }
  session;
  lines = [];
  about = null;
  get question() {
    return questions[this.session.found?.kind ?? ""] ?? null;
  }
  /** Whether nobody need ask any more. */
  get told() {
    return this.about === this.session.puzzle && this.lines.length > 0;
  }
  tell(about, lines) {
    this.about = about;
    this.lines = lines;
    this.session.changed();
  }
  /** When nobody has asked. */
  async lookUnasked() {
    const { puzzle, question, session } = this;
    if (!question?.unasked) return;
    const lines = await question.answer(puzzle, moment, { signal: session.signal });
    if (puzzle === session.puzzle && !this.told) this.tell(puzzle, lines);
  }
  async ask() {
    const { puzzle, question, session } = this;
    this.tell(puzzle, [told("Searching …")]);
    const onProgress = ({ what, done }) => what && this.tell(puzzle, [told(`Searching … ${done} ${what}`)]);
    try {
      const lines = await question.answer(puzzle, patience, { signal: session.signal, onProgress });
      this.tell(puzzle, lines.length > 0 ? lines : [told("Time ran out before an answer was found.")]);
    } catch (error) {
      this.tell(puzzle, []);
      throw error;
    }
  }
  /** The clues any one of which can go. */
  get superfluous() {
    return this.told ? this.lines.flatMap(({ clue }) => clue ?? []) : [];
  }
  /** Takes away all superfluous clues that can go together. */
  async minimise() {
    const { puzzle, session } = this;
    const { signal } = session;
    session.say("Removing superfluous clues …");
    const next = await minimal(puzzle, this.superfluous, { signal });
    if (puzzle === session.puzzle) session.edit(next);
    session.say("");
  }
  get puzzle() {
    return this.session.puzzle;
  }
};

// source/answers/hint.ts
var isStage = (base, puzzle) => base.header() === puzzle.header() && base.givens.every((value, cell) => value === nothing || value === puzzle.givens[cell]);
var unitOf = ({ text }) => text.split(" has ")[0];
function cellsIn(puzzle, sentence, step) {
  const named2 = step.reasons.filter((reason) => (reason.kind === "place" || reason.kind === "once") && new RegExp(`\\b${unitOf(reason)}\\b`).test(sentence));
  const names2 = named2.flatMap(({ cells }) => cells);
  return [.../* @__PURE__ */ new Set([...names2.map((name) => puzzle.cell(name)), ...puzzle.cellsNamed(sentence)])].filter((cell) => cell >= 0);
}
var Hint = class {
  constructor(session) {
    this.session = session;
  }
  session;
  /** How much is told: 0 nothing, 1 where, 2 what; then the step is shown. */
  grade = 0;
  /** A puzzle with one solution; those with more digits and the same rules are stages of solving it. */
  base = null;
  told = null;
  get sentence() {
    return this.grade === 0 ? "" : this.grade === 1 ? this.told.where : this.told.what;
  }
  /** What the next press tells. */
  get offer() {
    return ["Hint", "What to look for", "Show the step"][this.grade];
  }
  get marks() {
    const marks2 = /* @__PURE__ */ new Map();
    if (this.grade > 0) mark(marks2, this.told.cells, "shown");
    return marks2;
  }
  /** The puzzle has one solution. */
  solved(puzzle) {
    if (!this.base || !isStage(this.base, puzzle)) this.base = puzzle;
  }
  close() {
    this.grade = 0;
  }
  async ask() {
    const { session } = this;
    if (this.grade === 0) {
      session.steps.close();
      this.told = await this.next();
    }
    if (this.grade < 2) {
      this.grade += 1;
      session.changed();
    } else {
      const { puzzle, answer, steps: steps2, fault } = this.told;
      this.close();
      if (steps2.length > 0) session.steps.show(puzzle, answer, steps2);
      session.say(fault);
    }
  }
  /** The puzzle, and how far somebody has come with it. Of several grids it is one puzzle: a grid has no gaps. */
  state() {
    const { play, mode } = this.session;
    const puzzle = this.session.puzzle;
    const filled = mode === "solve" ? play.filled : puzzle;
    if (!puzzle.layout.whole || puzzle.layout.two !== nothing) return { puzzle: filled, options: {} };
    const base = this.base && isStage(this.base, puzzle) ? this.base : puzzle;
    const grid = puzzle.layout.lines((cell) => symbolOf(filled.givens[cell]));
    return { puzzle: mode === "solve" ? play.marked : base, options: { filled: `${grid.join("\n")}
` } };
  }
  async next() {
    const signal = this.session.viewing.next(this.session.signal);
    const { puzzle, options: options4 } = this.state();
    const answer = await askOne("hint", puzzle.text(), { tell: "why", timeout: 20, ...options4 }, { signal });
    if (!answer.hint) throw new Error(answer.reason ?? "There is no next step.");
    const { where, what, step, fault, steps: steps2 } = answer.hint;
    const cells = fault ? fault.cells.map((name) => puzzle.cell(name)) : cellsIn(puzzle, where, step);
    return { where, what, fault: fault?.text ?? "", puzzle, answer, steps: step ? [step] : steps2, cells };
  }
};

// source/answers/solutions_seen.ts
var most2 = 100;
var seconds2 = 5;
var SolutionsSeen = class {
  constructor(session) {
    this.session = session;
  }
  session;
  at = 0;
  all = [];
  about = null;
  get open() {
    return this.about !== null && this.about === this.session.puzzle && this.session.mode === "set";
  }
  get count() {
    return this.all.length;
  }
  value(cell) {
    return this.all[this.at][cell];
  }
  async see() {
    const { session } = this;
    const puzzle = session.puzzle;
    const { all: all3, solution } = await askOne("solve", puzzle.text(), { solutions: most2, timeout: seconds2 }, { signal: session.signal });
    if (puzzle !== session.puzzle) return;
    const found = all3 ?? (solution ? [solution] : []);
    if (found.length === 0) return session.say(`No solution was found in ${seconds2} s.`);
    this.all = found.map(valuesOf);
    this.about = puzzle;
    this.go(0);
  }
  /** Behind the last one comes the first one. */
  go(at) {
    this.at = (at + this.count) % this.count;
    this.session.changed();
  }
  close() {
    this.about = null;
    this.session.changed();
  }
};

// source/answers/argument.ts
function linesOfCases(cases, depth, known3) {
  return cases.flatMap((one2) => {
    const lines = [{ depth, supposed: one2.assumption, step: null, known: known3 }];
    let now = [...known3, { text: one2.assumption, from: 0 }];
    for (const step of one2.steps) {
      if (step.cases) lines.push(...linesOfCases(step.cases, depth + 1, now));
      lines.push({ depth: depth + 1, supposed: "", step, known: now });
      now = [...now, ...step.conclusions.map((text) => ({ text, from: step.number }))];
    }
    return lines;
  });
}
var spoken = (text) => text.replace(/!=/g, "≠");
var linesOf = (step) => linesOfCases(step.cases ?? [], 0, []);
var reasonsOf = (whole, small2) => small2.reasons.map((at) => whole.reasons[at]);
function usedOf({ step, known: known3 }) {
  const { assumptions = [], argument_steps: steps2 = [] } = step ?? {};
  return known3.filter(({ text, from }) => from === 0 ? assumptions.includes(text) : steps2.includes(from));
}
var isFact = ({ kind }) => kind === "given" || kind === "conclusion";
var isPlain = ({ kind }) => kind === "once" || kind === "one_value";
var lineWords = (whole, line2) => spoken(wordsOf(whole, line2));
function wordsOf(whole, line2) {
  const { step, supposed } = line2;
  if (!step) return `Suppose ${supposed}.`;
  const reasons = reasonsOf(whole, step);
  const needs = reasons.filter((one2) => !isFact(one2) && !isPlain(one2)).map(({ text }) => text);
  const facts = [
    ...usedOf(line2).map(({ text, from }) => `${text} ${from ? `[${from}]` : "(supposed)"}`),
    ...reasons.filter(isFact).map(({ text }) => text)
  ];
  const name = step.name ? ` (${step.name})` : "";
  const what = step.conclusions.length > 0 ? step.conclusions.join(", ") + name : "contradiction";
  if (step.cases) return `[${step.number}] ${what}: ${refuted(step)}.`;
  const because = [listed(needs), facts.length > 0 ? `${needs.length > 0 ? "with " : ""}${listed(facts)}` : ""];
  return `[${step.number}] ${what}: ${because.filter((part) => part).join(", ")}.`;
}
function refuted({ cases }) {
  const all3 = cases.map(({ assumption }) => assumption);
  return all3.length === 1 ? `${all3[0]} leads to a contradiction` : `one of ${listed(all3)} must hold, and each leads to a contradiction`;
}
function argumentWords(step) {
  const lines = linesOf(step);
  const small2 = counted(lines.filter((line2) => line2.step).length, "small step");
  if (step.name === "search") {
    return `Not explained: a search of ${counted(lines.filter((line2) => !line2.step).length, "case")} with ${small2}.`;
  }
  return `Suppose ${spoken(step.cases[0].assumption)}: ${small2} ${small2.startsWith("1 ") ? "leads" : "lead"} to a contradiction.`;
}

// source/answers/statements.ts
function statementOf(puzzle, text) {
  const [, equal, value] = /^r\d+c\d+(!?=)(\d+)$/.exec(text) ?? [];
  const cell = puzzle.cell(text);
  return equal && cell >= 0 ? { cell, value: Number(value), holds: equal === "=" } : null;
}
var statementsOf = (puzzle, texts) => texts.map((text) => statementOf(puzzle, text)).filter((one2) => one2 !== null);

// source/answers/notes.ts
function firstNotes(puzzle, { candidates, state }) {
  return {
    values: state ? valuesOf(state) : puzzle.givens.slice(),
    candidates: puzzle.givens.map((_, cell) => candidates?.[puzzle.name(cell)] ?? [])
  };
}
function notesAfter(puzzle, { values, candidates }, step) {
  const next = { values: values.slice(), candidates: candidates.slice() };
  for (const { cell, value, holds: holds2 } of statementsOf(puzzle, [...step.conclusions, ...step.also_gone ?? []])) {
    if (holds2) next.values[cell] = value;
    next.candidates[cell] = holds2 ? [] : next.candidates[cell].filter((other) => other !== value);
  }
  return next;
}
function allNotes(puzzle, answer, steps2) {
  const all3 = [firstNotes(puzzle, answer)];
  for (const step of steps2) all3.push(notesAfter(puzzle, all3[all3.length - 1], step));
  return all3;
}
var isOpen = ({ values }, cell) => values[cell] === nothing;

// source/answers/diagram.ts
var mostLinks = 40;
var Drawing = class {
  constructor(puzzle, notes, told2) {
    this.puzzle = puzzle;
    this.notes = notes;
    this.told = told2;
  }
  puzzle;
  notes;
  told;
  marks = /* @__PURE__ */ new Map();
  looks = /* @__PURE__ */ new Map();
  links = [];
  draw() {
    const { conclusions, known: known3 } = this.told;
    for (const { cell, value, holds: holds2 } of conclusions) if (!holds2) this.look({ cell, value }, "out");
    const places = this.places();
    const needs = places.map((need) => need.filter((spot) => this.isLeft(spot)));
    if (isChain(needs)) for (const [from, to] of needs) this.links.push({ from, to, kind: "strong", arrow: false });
    for (const spot of needs.flat()) this.look(spot, "base");
    for (const { cell, value, holds: holds2 } of this.findsValue ? known3 : []) {
      mark(this.marks, [cell], "reason");
      if (!holds2) this.look({ cell, value }, "gone");
    }
    for (const reason of this.told.reasons) {
      if (reason.kind === "once") this.once(reason, places, needs);
      if (reason.kind === "one_value") this.oneValue(this.cells(reason.cells), needs);
    }
    this.direct();
    for (const { kind, cells } of this.told.reasons) {
      if (kind === "place" || kind === "value") mark(this.marks, this.cells(cells), "area");
      else if (!["once", "one_value", "given", "conclusion"].includes(kind)) mark(this.marks, this.cells(cells), "clue");
    }
    for (const { cell } of conclusions) this.marks.set(cell, ["now"]);
    return { marks: this.marks, looks: this.looks, links: this.links.slice(0, mostLinks) };
  }
  cells(names2) {
    return names2.map((name) => this.puzzle.cell(name)).filter((cell) => cell >= 0);
  }
  isLeft({ cell, value }) {
    return this.notes.candidates[cell].includes(value);
  }
  /** The first look counts. */
  look({ cell, value }, look) {
    const looks = this.looks.get(cell) ?? /* @__PURE__ */ new Map();
    if (!looks.has(value)) looks.set(value, look);
    this.looks.set(cell, looks);
  }
  /** For each unit or cell that has a value: all places for it that are not filled. */
  places() {
    const { values } = this.puzzle.layout;
    return this.told.reasons.flatMap((reason) => {
      const cells = this.cells(reason.cells ?? []).filter((cell) => isOpen(this.notes, cell) || this.isFound(cell));
      if (reason.kind === "place") return [cells.map((cell) => ({ cell, value: reason.value }))];
      if (reason.kind === "value") return cells.map((cell) => values.map((value) => ({ cell, value })));
      return [];
    });
  }
  isFound(cell) {
    return this.told.conclusions.some((one2) => one2.cell === cell);
  }
  finds({ cell, value }) {
    return this.told.conclusions.some((one2) => one2.holds && one2.cell === cell && one2.value === value);
  }
  /** Or shows that there is none. */
  get findsValue() {
    return this.told.conclusions.every(({ holds: holds2 }) => holds2);
  }
  /** From what has the value in the unit, or may have it, to what the step excludes or needs there. */
  once({ cells: names2, value }, places, needs) {
    const cells = this.cells(names2);
    const inside2 = ({ cell, value: other }) => other === value && cells.includes(cell);
    const has = this.told.known.find((one2) => one2.holds && inside2(one2));
    const out = this.told.conclusions.filter((one2) => !one2.holds && inside2(one2));
    if (has && !this.findsValue) {
      for (const to of out) this.link(has, to, "rules-out", true);
      return;
    }
    if (has) {
      const ruled = places.flat().filter((to) => inside2(to) && to.cell !== has.cell && !this.finds(to));
      for (const to of ruled) this.look(to, "gone");
      for (const to of ruled) this.link(has, to, "rules-out", true);
      return;
    }
    for (const to of out) for (const from of needs.flat().filter(inside2)) this.link(from, to, "weak", true);
    this.meet(needs, inside2);
  }
  /** Of two candidates of a cell. */
  oneValue(cells, needs) {
    const inside2 = ({ cell }) => cells.includes(cell);
    for (const to of this.told.conclusions.filter((one2) => !one2.holds && inside2(one2))) {
      if (isChain(needs)) for (const from of needs.flat().filter(inside2)) this.link(from, to, "weak", true);
    }
    this.meet(needs, inside2);
  }
  /** Two strong links may meet in a weak one. */
  meet(needs, inside2) {
    const ends = isChain(needs) ? needs.map((need) => need.filter(inside2)) : [];
    ends.forEach((one2, at) => ends.slice(at + 1).forEach((other) => {
      if (one2.length === 1 && other.length === 1) this.link(one2[0], other[0], "weak", false);
    }));
  }
  link(from, to, kind, arrow) {
    if (isSame(from, to) || this.links.some((one2) => isSame(one2.from, from) && isSame(one2.to, to))) return;
    this.links.push({ from, to, kind, arrow });
  }
  /** Gives the links of a chain the direction in which it is read: from one of its ends, if that is false. */
  direct() {
    const ends = this.links.filter(({ kind, arrow }) => kind === "weak" && arrow).map(({ from }) => from);
    if (ends.length === 0) return;
    let reached = [{ spot: ends[0], holds: false }];
    while (reached.length > 0) {
      reached = reached.flatMap(({ spot, holds: holds2 }) => this.links.filter((link) => !link.arrow && link.kind === (holds2 ? "weak" : "strong") && (isSame(link.from, spot) || isSame(link.to, spot))).map((link) => {
        if (isSame(link.to, spot)) [link.from, link.to] = [link.to, link.from];
        link.arrow = true;
        return { spot: link.to, holds: !holds2 };
      }));
    }
  }
};
var isSame = (one2, other) => one2.cell === other.cell && one2.value === other.value;
var isChain = (needs) => needs.every((need) => need.length === 2);
var diagramOf = (puzzle, notes, told2) => new Drawing(puzzle, notes, told2).draw();

// source/answers/steps.ts
var none = { marks: /* @__PURE__ */ new Map(), looks: /* @__PURE__ */ new Map(), links: [] };
var StepsShown = class {
  constructor(session) {
    this.session = session;
  }
  session;
  all = [];
  at = -1;
  /** The line of the argument that is shown; -1: the step itself. */
  line = -1;
  lines = [];
  notes = { values: [], candidates: [] };
  diagram = none;
  /** For each step its lines in the program's words, where they are known. */
  wording = [];
  before = [];
  puzzle = null;
  get open() {
    return this.at >= 0;
  }
  get step() {
    return this.all[this.at];
  }
  /** The program's words for this step. */
  get told() {
    return this.wording[this.at] ?? [];
  }
  wordsOf(line2) {
    const number = line2.step && !line2.step.cases ? `[${line2.step.number}] ` : "";
    const words3 = number && this.told.find((told2) => told2.startsWith(number));
    return words3 ? spoken(words3) : lineWords(this.step, line2);
  }
  async explain() {
    const puzzle = this.session.puzzle;
    const answer = await askOne("explain", puzzle.text(), { timeout: 60 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done, of }) => this.session.say(`Explaining: ${done} of ${of ?? "?"} cells`)
    });
    const open2 = answer.status === "unknown" ? `The explanation is incomplete: ${answer.reason}.` : "";
    if (answer.steps.length === 0) throw new Error(open2 || "There is nothing to explain.");
    this.session.notice = open2;
    this.show(puzzle, answer, answer.steps);
  }
  /** These steps, of an answer that has the candidates before the first of them. */
  show(puzzle, answer, steps2) {
    this.puzzle = puzzle;
    this.wording = [];
    this.all = steps2;
    this.before = allNotes(puzzle, answer, steps2);
    this.session.hint.close();
    this.session.trace.close();
    this.session.propagation.close();
    if (this.session.mode !== "solve") this.session.mode = "explain";
    this.go(0);
  }
  close() {
    this.at = -1;
    this.session.changed();
  }
  go(at) {
    this.at = Math.min(Math.max(at, 0), this.all.length - 1);
    this.lines = linesOf(this.step);
    this.walk(-1);
  }
  /** To a line of the argument. */
  walk(line2) {
    this.line = Math.min(Math.max(line2, -1), this.lines.length - 1);
    this.draw();
    this.session.changed();
  }
  /** A line on, and behind the last one to the next step. */
  goOn() {
    if (this.line < this.lines.length - 1) this.walk(this.line + 1);
    else if (this.at < this.all.length - 1) this.go(this.at + 1);
  }
  goBack() {
    if (this.line >= 0) return this.walk(this.line - 1);
    if (this.at === 0) return;
    this.go(this.at - 1);
    this.walk(this.lines.length - 1);
  }
  draw() {
    const puzzle = this.puzzle;
    const line2 = this.lines[this.line];
    const before = this.before[this.at];
    this.notes = line2 ? supposing(puzzle, before, line2) : before;
    const told2 = line2?.step ? toldBy(puzzle, this.step, line2) : line2 ? { reasons: [], known: [], conclusions: statementsOf(puzzle, [line2.supposed]) } : {
      reasons: this.step.cases ? [] : this.step.reasons,
      known: this.step.cases ? [] : factsOf(puzzle, this.step.reasons),
      conclusions: statementsOf(puzzle, this.step.conclusions)
    };
    this.diagram = diagramOf(puzzle, this.notes, told2);
    if (!line2) this.found(told2.conclusions);
    else this.mark(line2);
  }
  /** The board shows what the step has found; what that excludes stays to be seen. */
  found(conclusions) {
    const { values, candidates } = this.notes;
    this.notes = { values: values.slice(), candidates };
    for (const { cell, value, holds: holds2 } of conclusions) if (holds2) this.notes.values[cell] = value;
  }
  mark(line2) {
    const puzzle = this.puzzle;
    const { marks: marks2, looks } = this.diagram;
    const here = [...line2.known.map(({ text }) => text), ...line2.supposed ? [line2.supposed] : []];
    for (const { cell, value, holds: holds2 } of statementsOf(puzzle, here)) {
      if (holds2) mark(marks2, [cell], "supposed");
      else looks.set(cell, new Map(looks.get(cell) ?? []).set(value, "gone"));
    }
    if (!line2.step || line2.step.conclusions.length > 0) return;
    const without2 = reasonsOf(this.step, line2.step).filter(({ kind }) => kind === "place" || kind === "value");
    const together = statementsOf(puzzle, usedOf(line2).map(({ text }) => text)).map(({ cell }) => cell);
    const cells = without2.flatMap((reason) => reason.cells.map((name) => puzzle.cell(name)));
    mark(marks2, cells.length > 0 ? cells : together, "wrong");
  }
};
var factsOf = (puzzle, reasons) => statementsOf(puzzle, reasons.filter(({ kind }) => kind === "given" || kind === "conclusion").map(({ text }) => text));
function toldBy(puzzle, whole, line2) {
  const step = line2.step;
  const reasons = reasonsOf(whole, step);
  const known3 = [...factsOf(puzzle, reasons), ...statementsOf(puzzle, usedOf(line2).map(({ text }) => text))];
  return { reasons, known: known3, conclusions: statementsOf(puzzle, step.conclusions) };
}
function supposing(puzzle, before, line2) {
  const notes = { values: before.values.slice(), candidates: before.candidates.slice() };
  const known3 = statementsOf(puzzle, line2.known.map(({ text }) => text));
  for (const { cell, value, holds: holds2 } of known3) {
    if (holds2 && isOpen(notes, cell)) notes.values[cell] = value;
    notes.candidates[cell] = holds2 ? [] : notes.candidates[cell].filter((other) => other !== value);
  }
  for (const { cell, value, holds: holds2 } of statementsOf(puzzle, line2.step?.conclusions ?? [line2.supposed])) {
    if (holds2 && isOpen(notes, cell)) notes.values[cell] = value;
  }
  return notes;
}

// source/play/play.ts
var pens = ["digit", "corner", "centre", "colour"];
var colours = ["grey", "red", "orange", "yellow", "green", "turquoise", "blue", "violet", "pink"];
var blank = (cells) => {
  const none2 = Array.from({ length: cells }, () => []);
  return { digit: Array.from({ length: cells }, () => nothing), corner: none2, centre: none2, colour: none2 };
};
var Play = class {
  constructor(session) {
    this.session = session;
  }
  session;
  pen = "digit";
  /** What the last check found wrong, and whether it is to be seen. */
  wrong = [];
  shown = false;
  /** What it came to, in words. */
  verdict = "";
  past = [];
  at = -1;
  get puzzle() {
    return this.session.puzzle;
  }
  get sheet() {
    return this.past[this.at] ?? blank(this.puzzle.givens.length);
  }
  get canUndo() {
    return this.at > 0;
  }
  get canRedo() {
    return this.at < this.past.length - 1;
  }
  get isBlank() {
    return this.at < 0 || isEmpty(this.sheet);
  }
  /** For a reload; null: there is nothing. */
  get saved() {
    return this.isBlank ? null : this.sheet;
  }
  restore(saved) {
    if (saved && saved.digit.length === this.puzzle.givens.length) this.put(saved);
  }
  /** The puzzle is another one: on a board of other cells the sheet is blank. */
  follow(puzzle) {
    this.forget();
    if (this.at < 0 || this.sheet.digit.length === puzzle.givens.length) return;
    this.past = [];
    this.at = -1;
  }
  /** The digit in a cell, be it given or entered. */
  digit(cell) {
    const given2 = this.puzzle.givens[cell];
    return given2 === nothing ? this.sheet.digit[cell] : given2;
  }
  notes(cell) {
    const { corner, centre, colour: colour2 } = this.sheet;
    return this.digit(cell) === nothing ? { corner: corner[cell], centre: centre[cell], colour: colour2[cell] } : { corner: [], centre: [], colour: colour2[cell] };
  }
  undo() {
    this.go(this.at - 1);
  }
  redo() {
    this.go(this.at + 1);
  }
  go(index) {
    if (index < 0 || index >= this.past.length) return;
    this.at = index;
    this.forget();
    this.session.played();
  }
  put(next) {
    if (this.at < 0) this.past = [blank(this.puzzle.givens.length)];
    this.past = [...this.past.slice(0, Math.max(this.at, 0) + 1), next];
    this.go(this.past.length - 1);
  }
  forget() {
    this.wrong = [];
    this.shown = false;
    this.verdict = "";
  }
  /** Puts it into the cells, or takes it out of them if all have it. */
  enter(cells, value, pen = this.pen) {
    const open2 = cells.filter((cell) => pen === "colour" || this.puzzle.givens[cell] === nothing && (pen === "digit" || this.digit(cell) === nothing));
    if (open2.length === 0 || pen === "colour" && (value < 1 || value > colours.length)) return;
    if (pen === "digit") return this.put({ ...this.sheet, digit: withDigit(this.sheet.digit, open2, value) });
    this.put({ ...this.sheet, [pen]: withMark(this.sheet[pen], open2, value) });
  }
  /** Empties the cells: of their digits, or if they have none, of their marks, and then of their colours. */
  erase(cells) {
    const { sheet } = this;
    const without2 = (marks2) => marks2.map((of, cell) => cells.includes(cell) ? [] : of);
    const has = (marks2) => cells.some((cell) => marks2[cell].length > 0);
    if (cells.some((cell) => sheet.digit[cell] !== nothing && this.puzzle.givens[cell] === nothing)) {
      this.put({ ...sheet, digit: sheet.digit.map((digit, cell) => cells.includes(cell) ? nothing : digit) });
    } else if (has(sheet.corner) || has(sheet.centre)) {
      this.put({ ...sheet, corner: without2(sheet.corner), centre: without2(sheet.centre) });
    } else if (has(sheet.colour)) this.put({ ...sheet, colour: without2(sheet.colour) });
  }
  clear() {
    if (!this.isBlank) this.put(blank(this.puzzle.givens.length));
  }
  /** The puzzle with what was entered as givens. */
  get filled() {
    return this.puzzle.givens.reduce((next, given2, cell) => given2 === nothing && this.sheet.digit[cell] !== nothing ? next.with([cell], this.sheet.digit[cell]) : next, this.puzzle);
  }
  /** The puzzle with the centre marks as its pencil marks: in a cell that has some, no other digit is possible. */
  get marked() {
    const { puzzle } = this;
    const { layout } = puzzle;
    const open2 = [...puzzle.givens.keys()].filter((cell) => this.notes(cell).centre.length > 0);
    if (open2.length === 0 || !layout.whole || layout.two !== nothing || puzzle.entries("pencilmarks")) return puzzle;
    const word = (cell) => layout.values.map((value) => !open2.includes(cell) || this.notes(cell).centre.includes(value) ? symbolOf(value) : ".").join("");
    const rows = Array.from({ length: layout.rows }, (_, row) => Array.from({ length: layout.columns }, (_2, column) => word(layout.at(row, column))).join(" "));
    return puzzle.withEntries("pencilmarks", rows);
  }
  /** Says whether what was entered is right so far: which digits are wrong is only told when asked again. */
  async check() {
    const { puzzle, session } = this;
    const entered = [...puzzle.givens.keys()].filter((cell) => puzzle.givens[cell] === nothing && this.sheet.digit[cell] !== nothing);
    if (entered.length === 0) return this.say("There is no digit to check.");
    const solution = session.found?.solution;
    if (!solution) return this.checkAny();
    this.wrong = entered.filter((cell) => this.sheet.digit[cell] !== solution[cell]);
    if (this.wrong.length > 0) return this.say(`${counted(this.wrong.length, "digit")} of ${entered.length} ${this.wrong.length === 1 ? "is" : "are"} wrong.`);
    const open2 = puzzle.givens.filter((_, cell) => this.digit(cell) === nothing).length;
    this.say(open2 === 0 ? "Solved." : `All right so far: ${counted(open2, "cell")} to go.`);
  }
  /** Where there is no only solution to compare with. */
  async checkAny() {
    const { puzzle, sheet, filled } = this;
    const { status } = await askOne("check", filled.text(), { satisfiable: true, timeout: 20 }, { signal: this.session.signal });
    if (sheet !== this.sheet || puzzle !== this.puzzle) return;
    const words3 = {
      consistent: "There is a solution with these digits.",
      inconsistent: "Two of the digits exclude each other.",
      unsatisfiable: "There is no solution with these digits."
    };
    this.say(words3[status] ?? "Time ran out before this was known.");
  }
  show() {
    this.shown = true;
    this.session.changed();
  }
  say(verdict) {
    this.shown = false;
    this.verdict = verdict;
    this.session.changed();
  }
};
var isEmpty = ({ digit, corner, centre, colour: colour2 }) => digit.every((value) => value === nothing) && [corner, centre, colour2].every((marks2) => marks2.every((of) => of.length === 0));
function withDigit(digits, cells, value) {
  const there = cells.every((cell) => digits[cell] === value);
  return digits.map((digit, cell) => !cells.includes(cell) ? digit : there ? nothing : value);
}
function withMark(marks2, cells, value) {
  const there = cells.every((cell) => marks2[cell].includes(value));
  const changed = (of) => there ? of.filter((one2) => one2 !== value) : of.includes(value) ? of : [...of, value].sort((a, b) => a - b);
  return marks2.map((of, cell) => cells.includes(cell) ? changed(of) : of);
}

// source/setter/recent.ts
var key2 = "sudoku-sat puzzles";
var most3 = 12;
var isRecent = (one2) => typeof one2?.work === "number" && typeof one2.name === "string" && typeof one2.text === "string";
function recent() {
  try {
    const all3 = JSON.parse(localStorage.getItem(key2) ?? "[]");
    return Array.isArray(all3) ? all3.filter(isRecent) : [];
  } catch {
    return [];
  }
}
function store(all3) {
  try {
    localStorage.setItem(key2, JSON.stringify(all3.slice(0, most3)));
  } catch {
  }
}
var forget = () => store([]);
function nameOf2({ title, layout, givens, rules }) {
  const filled = givens.filter((value) => value !== nothing).length;
  const what = `${layout.rows}x${layout.columns}, ${counted(filled, "given")}`;
  const names2 = rules.map(({ name }) => name.replace(/-/g, " ")).join(", ");
  return [title, what, names2].filter((part) => part).join(", ");
}
function keep(work, puzzle) {
  if (puzzle.isEmpty()) return;
  const text = puzzle.draft();
  const others = recent().filter((one2) => one2.work !== work && one2.text !== text);
  store([{ work, name: nameOf2(puzzle), text }, ...others]);
}

// source/setter/rule_forms.ts
var spoken2 = (name) => name.replace(/-/g, " ");
var isWord = (text) => /^[a-z]/.test(text);
var cellText = /^r\d+c\d+(-r\d+c\d+)?( +r\d+c\d+(-r\d+c\d+)?)*$/;
var sideName = /^(top|bottom|left|right)(-\w+)?$/;
var allSides = ["top", "bottom", "left", "right"];
var diagonalSides = ["top-left", "top-right", "bottom-left", "bottom-right", "left-up", "left-down", "right-up", "right-down"];
function isPair(token) {
  const numbers = token.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length !== 4) return false;
  return Math.abs(numbers[0] - numbers[2]) + Math.abs(numbers[1] - numbers[3]) === 1;
}
function entryOf2(text) {
  const parts = text.split(":").map((part) => part.trim());
  const before = cellText.test(parts[0]) ? "" : parts.shift() ?? "";
  return parts.length > 0 && parts.every((part) => cellText.test(part)) ? { before, groups: parts } : null;
}
function kindOf(entries, parsed) {
  if (entries.every((entry) => /r\d+c\d+[<>]r\d+c\d+/.test(entry))) return "signs";
  if (entries.every((entry) => sideName.test(entry.split(":")[0]))) return "sides";
  if (!parsed.every((entry) => entry !== null)) return "text";
  const tokens = parsed.flatMap((entry) => entry.groups.flatMap((group) => group.split(/ +/)));
  return tokens.every(isPair) ? "pairs" : "cells";
}
function formOf(rule) {
  const { name, summary, data: example, board: board2 } = rule;
  const form2 = { name, summary, example, kind: "switch", before: [], groups: 1, corner: false, lists: false, sides: [], allGiven: false, board: board2 };
  if (example === "none") return form2;
  if (board2) return { ...form2, kind: "text" };
  const all3 = example.split(";").map((entry) => entry.trim());
  const entries = all3.filter((entry) => !/^all .*given$/.test(entry));
  const parsed = entries.map(entryOf2);
  form2.allGiven = entries.length < all3.length;
  form2.kind = name === "regions" ? "regions" : kindOf(entries, parsed);
  form2.before = [...new Set(parsed.map((entry) => entry?.before ?? ""))];
  form2.corner = name === "quadruples";
  form2.lists = form2.before.some((text) => /^\d( \d)+$/.test(text));
  form2.groups = Math.min(...parsed.map((entry) => entry?.groups.length ?? 1));
  form2.sides = entries.some((entry) => /^\w+-/.test(entry)) ? diagonalSides : allSides;
  return form2;
}
var all = null;
function ruleForms() {
  all ??= ask({ command: "list", options: { what: "rules" } }).then((rules) => rules.filter((rule) => !rule.default).map((rule) => formOf(rule)));
  all.catch(() => {
    all = null;
  });
  return all;
}

// source/setter/regions.ts
var letters = "ABCDEFGHIJKLMNOPQRSTUVWXY";
var noRegion = ".";
var sizeOf = ({ layout }) => Math.max(layout.rows, layout.columns);
var regionsOf = (puzzle) => puzzle.layout.cells / sizeOf(puzzle);
function lettersOf(puzzle) {
  const rows = puzzle.entries("regions");
  const { layout } = puzzle;
  if (rows?.length === layout.rows && rows.every((row) => row.length === layout.columns)) return [...rows.join("")];
  const all3 = [];
  for (let box = 0; box < regionsOf(puzzle); ++box) {
    for (const cell of layout.unit("box", box)) all3[cell] = letters[box];
  }
  return all3;
}
function withRegion(puzzle, cells, letter) {
  const now = lettersOf(puzzle);
  if (cells.every((cell) => now[cell] === letter)) return puzzle;
  for (const cell of cells) now[cell] = letter;
  return puzzle.withEntries("regions", puzzle.layout.lines((cell) => now[cell]));
}
function withStroke(puzzle, cells) {
  const now = lettersOf(puzzle);
  const first3 = now[cells[0]];
  const fresh = [...letters].find((letter) => !now.includes(letter)) ?? noRegion;
  return withRegion(puzzle, cells, first3 === noRegion ? fresh : first3);
}

// source/setter/used_last.ts
var key3 = "sudoku-sat tools";
var most4 = 4;
function usedLast() {
  try {
    const all3 = JSON.parse(localStorage.getItem(key3) ?? "[]");
    return Array.isArray(all3) ? all3.filter((name) => typeof name === "string").slice(0, most4) : [];
  } catch {
    return [];
  }
}
function use(name) {
  try {
    localStorage.setItem(key3, JSON.stringify([name, ...usedLast().filter((other) => other !== name)].slice(0, most4)));
  } catch {
  }
}

// source/setter/tool.ts
var missing = "Select the cells first: drag over them, or use Shift with the arrow keys.";
var Tool = class {
  constructor(session) {
    this.session = session;
  }
  session;
  rule = null;
  before = "";
  sign = "<";
  /** Which of two diagonals from a place beside the board a clue is about. */
  way = 0;
  /** The name of the field beside the board that the keys go to; "": none. */
  field = "";
  /** Groups of the next entry that are whole already. */
  groups = [];
  /** The entry that the last stroke made without a number, as far as it has been typed since; "": none. */
  fresh = "";
  take(rule, field = "") {
    if (rule) use(rule.name);
    this.rule = rule;
    this.field = field;
    this.groups = [];
    this.fresh = "";
    this.before = rule?.before.find(isWord) ?? "";
    if (rule?.before.includes("")) this.before = "";
    this.session.select([], this.session.current);
  }
  /** Whether digits that are typed belong to the tool: its sum, its values. */
  get takesDigits() {
    return this.rule !== null && this.rule.kind !== "text" && this.rule.before.some((text) => /^\d/.test(text));
  }
  /** Whether its entries are made of cells: others are words, and a stroke only chooses cells. */
  get draws() {
    return this.rule !== null && this.rule.kind !== "text" && this.rule.kind !== "sides";
  }
  /** Whether a drag is a whole entry: nothing more has to be said. */
  get addsAtOnce() {
    if (!this.rule || !this.draws || this.rule.kind === "regions") return false;
    if (this.rule.kind === "cells" && this.rule.groups > 1 && this.session.selection.length < 2) return false;
    return !this.takesDigits || this.before !== "";
  }
  /** The number that was typed belongs to the stroke before. */
  beginStroke() {
    if (this.fresh) this.fresh = this.before = "";
  }
  /** The end of a stroke: what it made is added if it can be without a number, which may be typed afterwards. */
  endStroke() {
    if (this.rule?.kind === "regions" && this.session.selection.length > 1) return this.add();
    const plain2 = this.rule?.kind === "cells" && this.takesDigits && this.rule.groups === 1 && this.rule.before.includes("");
    if (this.addsAtOnce) return this.add();
    if (!plain2 || this.session.selection.length < 2) return;
    this.add();
    this.fresh = this.session.puzzle.entries(this.rule.name).at(-1);
  }
  /** Whether an entry is about the edge between two cells. */
  get isBetween() {
    return this.rule?.kind === "pairs" || this.rule?.kind === "signs";
  }
  /** A click on an edge: adds an entry there, or makes the one that is there the next kind, and at last removes it. */
  atEdge(one2, other) {
    const { session, rule } = this;
    const puzzle = session.puzzle;
    const names2 = [one2, other].map((cell) => puzzle.name(cell));
    const data = puzzle.entries(rule.name) ?? [];
    const there = data.findIndex((entry) => isAbout(entry, names2));
    if (there < 0) {
      session.select([one2, other], other);
      if (this.addsAtOnce) this.add();
      return;
    }
    const kinds2 = rule.kind === "signs" ? ["<", ">"] : rule.before.filter((word) => word === "" || isWord(word));
    const now = rule.kind === "signs" ? /[<>]/.exec(data[there])[0] : /^(\w+):/.exec(data[there])?.[1] ?? "";
    const next = kinds2[kinds2.indexOf(now) + 1];
    const rest = data.slice();
    if (next === void 0 || !kinds2.includes(now)) rest.splice(there, 1);
    else rest[there] = rule.kind === "signs" ? names2.join(next) : (next && `${next}: `) + names2.join("-");
    session.edit(puzzle.withEntries(rule.name, rest.length > 0 ? rest : null));
  }
  say(before) {
    this.before = before;
    if (this.fresh && this.session.selection.length === 0) this.number();
    else this.session.changed();
  }
  /** The number goes to the entry that the last stroke made. */
  number() {
    const { session, rule, fresh } = this;
    const data = session.puzzle.entries(rule.name) ?? [];
    if (!data.includes(fresh)) return this.forget();
    this.fresh = this.prefixed(fresh.replace(/^[^:]*: /, ""));
    session.amend(session.puzzle.withEntries(rule.name, data.map((entry) => entry === fresh ? this.fresh : entry)));
  }
  forget() {
    this.fresh = "";
    this.session.changed();
  }
  /** The chosen cells become a group; the next ones begin another. */
  endGroup() {
    if (this.session.selection.length === 0) return;
    this.groups = [...this.groups, [...this.session.selection]];
    this.session.select([], this.session.current);
  }
  /** Adds the entry that the chosen cells make; says what is missing. */
  add() {
    const { session, rule } = this;
    const puzzle = session.puzzle;
    if (!rule || !puzzle || !this.draws) return;
    if (rule.kind === "regions") return this.join();
    if (this.fresh) {
      this.fresh = this.before = "";
      if (session.selection.length === 0) return session.changed();
    }
    const entry = this.entry((cell) => puzzle.name(cell));
    if (entry === null) return session.say(missing);
    this.groups = [];
    session.selection = [];
    if (this.takesDigits && rule.kind === "cells") this.before = "";
    session.edit(puzzle.withEntries(rule.name, [...puzzle.entries(rule.name) ?? [], entry]));
  }
  /** The stroke takes cells into a region. */
  join() {
    const { session } = this;
    const cells = session.selection;
    if (cells.length === 0) return session.say(missing);
    session.select([], session.current);
    const next = withStroke(session.puzzle, cells);
    if (next !== session.puzzle) session.edit(next);
  }
  entry(name) {
    const { selection } = this.session;
    if (this.rule.kind === "pairs" || this.rule.kind === "signs") return this.chain(selection.map(name));
    const groups = [...this.groups, ...selection.length > 0 ? [[...selection]] : []];
    if (groups.length === 0) return null;
    if (groups.length === 1 && this.rule.groups === 2 && groups[0].length > 1) groups.unshift([groups[0].shift()]);
    return this.prefixed(groups.map((group) => group.map(name).join(" ")).join(": "));
  }
  prefixed(cells) {
    const before = this.before.trim();
    const said2 = this.rule.lists && /^\d+$/.test(before) ? [...before].join(" ") : before;
    return said2 ? `${said2}: ${cells}` : cells;
  }
  /** A sign between each two cells that follow each other. */
  chain(names2) {
    if (names2.length < 2) return null;
    const between = this.rule.kind === "signs" ? this.sign : "-";
    const pairs = names2.slice(1).map((name, at) => names2[at] + between + name).join(" ");
    return this.rule.kind === "signs" ? pairs : this.prefixed(pairs);
  }
};
function isAbout(entry, names2) {
  const cells = entry.match(/r\d+c\d+/g) ?? [];
  return cells.length === 2 && names2.every((name) => cells.includes(name));
}

// source/microscope/inspection.ts
var Inspection = class {
  constructor(session) {
    this.session = session;
  }
  session;
  marks = /* @__PURE__ */ new Map();
  /** Whether what is under the mouse is looked at. */
  follows = false;
  pointed = null;
  chosen = { cell: -1, value: nothing };
  /** Marks these cells, and no others. */
  show(cells) {
    this.marks = /* @__PURE__ */ new Map();
    mark(this.marks, cells, "shown");
    this.session.changed();
  }
  clear() {
    if (this.marks.size > 0) this.show([]);
  }
  /** What is under the mouse; else the candidate that was chosen last, or the current cell. */
  get about() {
    const { current, puzzle } = this.session;
    if (this.pointed && this.pointed.cell < puzzle.givens.length) return this.pointed;
    return this.chosen.cell === current ? this.chosen : { cell: current, value: nothing };
  }
  /** null: the mouse has left the board. */
  point(place) {
    if (!this.follows || place?.cell === this.pointed?.cell && place?.value === this.pointed?.value) return;
    this.pointed = place;
    this.session.changed();
  }
  /** What is chosen counts until the mouse moves again. */
  look() {
    this.pointed = null;
  }
  choose(place) {
    this.chosen = place;
    this.session.changed();
  }
  follow(follows) {
    this.follows = follows;
    this.pointed = null;
    this.clear();
  }
};

// source/microscope/propagation.ts
var Propagation = class {
  constructor(session) {
    this.session = session;
  }
  session;
  decisions = [];
  sides = [];
  /** Cells of which the two sides do not leave the same. */
  differing = [];
  marks = /* @__PURE__ */ new Map();
  /** The side that the board shows; -1: none. */
  shown = -1;
  asking = new Latest();
  get open() {
    return this.shown >= 0 && this.sides.length > 0;
  }
  get candidates() {
    return this.sides[this.shown]?.candidates ?? null;
  }
  isDecided({ cell, value }) {
    return this.decisions.some((one2) => one2.cell === cell && one2.value === value);
  }
  /** Decides it after all others; or takes the decision back. */
  toggle(place) {
    const others = this.decisions.filter(({ cell }) => cell !== place.cell);
    this.decisions = this.isDecided(place) ? others : [...others, place];
  }
  async run(encodings) {
    const puzzle = this.session.puzzle;
    const decide2 = this.decisions.map(({ cell, value }) => `${puzzle.name(cell)}=${value}`).join(" ");
    const signal = this.asking.next();
    const viewing = this.session.viewing.signal;
    this.sides = await Promise.all(encodings.map(async (encoding2) => this.sideOf(
      await askFor("events", "trace", puzzle.text(), { mode: "units", encoding: encoding2, decide: decide2, timeout: 20 }, { signal })
    )));
    this.compare();
    if (viewing === this.session.viewing.signal) this.show(Math.max(this.shown, 0));
    else this.session.changed();
  }
  sideOf(answer) {
    const { encoding: encoding2, variables, clauses, solution, candidates, events } = answer;
    const { puzzle } = this.session;
    const last = events[events.length - 1] ?? {};
    const conflict = events.find((event) => event.event === "conflict");
    const clause = answer.named_clauses.find((one2) => one2.clause === conflict?.clause);
    const left = solution ? valuesOf(solution).map((value) => [value]) : candidates ? puzzle.givens.map((_, cell) => candidates[puzzle.name(cell)] ?? []) : null;
    const reason = conflict ? `Conflict: every literal is false in ${clause?.words ?? "a clause"}` : left ? "" : answer.reason ?? last.event;
    return { encoding: encoding2, variables, clauses, candidates: left, reason };
  }
  show(shown2) {
    this.session.steps.close();
    this.session.trace.close();
    this.shown = shown2;
    this.session.changed();
  }
  close() {
    this.asking.cancel();
    this.shown = -1;
    this.session.changed();
  }
  /** Of another puzzle nothing is decided. */
  reset() {
    this.asking.cancel();
    this.decisions = this.sides = [];
    this.shown = -1;
  }
  compare() {
    const [left, right] = this.sides.map((side) => side.candidates);
    const cells = left && right ? [...left.keys()] : [];
    this.differing = cells.filter((cell) => left[cell].join() !== right[cell].join());
    this.marks = /* @__PURE__ */ new Map();
    mark(this.marks, this.differing, "differs");
    mark(this.marks, this.decisions.map(({ cell }) => cell), "now");
  }
};

// source/trace/run.ts
var negated = { "=": "≠", "≠": "=", "≤": ">", ">": "≤" };
function namesOf(events) {
  const names2 = /* @__PURE__ */ new Map();
  for (const { literal, statement } of events) {
    if (!literal || names2.has(literal)) continue;
    names2.set(literal, statement);
    const other = statement.replace(/[=≠≤>]/, (sign) => negated[sign]);
    names2.set(-literal, other === statement ? `not ${statement}` : other);
  }
  return names2;
}
function runOf({ events, named_clauses: named2, auxiliaries, status, reason }) {
  const clauses = new Map(named2.map((one2) => [one2.clause, one2]));
  for (const event of events) if (event.event === "learnt") clauses.set(event.clause, event);
  const purposes = new Map(auxiliaries.map(({ variable, about, family }) => [variable, about ?? family]));
  return { events, clauses, names: namesOf(events), purposes, cells: null, status, reason };
}

// source/trace/stops.ts
var Stops = class {
  cells = /* @__PURE__ */ new Set();
  /** As "r1c2≠3". */
  literals = /* @__PURE__ */ new Set();
  clauses = /* @__PURE__ */ new Set();
  get empty() {
    return this.cells.size + this.literals.size + this.clauses.size === 0;
  }
  toggleCell(cell) {
    toggle(this.cells, cell);
  }
  toggleLiteral(literal) {
    toggle(this.literals, literal);
  }
  toggleClause(clause) {
    toggle(this.clauses, clause);
  }
  /** Whether it says something of such a cell, or comes of such a clause. */
  has({ statement, clause }, puzzle) {
    if (this.clauses.has(clause) || this.literals.has(statement)) return true;
    return this.cells.size > 0 && statement !== void 0 && puzzle.cellsNamed(statement).some((cell) => this.cells.has(cell));
  }
};
function toggle(set, one2) {
  if (!set.delete(one2)) set.add(one2);
}

// source/trace/trail.ts
var form = /^(r\d+c\d+)([=≠≤>])(\d+)$/;
var holds = {
  "≠": (value, bound) => value !== bound,
  "≤": (value, bound) => value <= bound,
  ">": (value, bound) => value > bound
};
var bottom = -1;
var Trail = class {
  constructor(events, cells = null) {
    this.events = events;
    this.cells = cells;
    this.top = new Int32Array(events.length);
    this.below = new Int32Array(events.length).fill(bottom);
    let top = bottom;
    events.forEach(({ event, level, literal }, at) => {
      if (event === "backjump" || event === "restart") {
        while (top !== bottom && events[top].level > level) top = this.below[top];
      } else if (literal !== void 0) {
        this.below[at] = top;
        top = at;
      }
      this.top[at] = top;
    });
  }
  events;
  cells;
  /** By event: the last assignment that is left behind it. */
  top;
  /** By assignment: the one that it stands on. */
  below;
  /** Which events made the assignments that hold behind an event, the first one first. */
  placesAfter(at) {
    const found = [];
    for (let one2 = this.top[at]; one2 !== bottom; one2 = this.below[one2]) found.push(one2);
    return found.reverse();
  }
  /** These events. */
  after(at) {
    return this.placesAfter(at).map((place) => this.events[place]);
  }
  /**
   * By cell the values that are left behind an event, as far as levels up to `level` say; auxiliary variables
   * leave all. A cell may have two values in an encoding that doesn't exclude it.
   */
  candidatesAfter(at, puzzle, level = Infinity) {
    const known3 = this.after(at).filter((event) => event.level <= level);
    return this.cells ? byLiterals(this.cells, known3, puzzle) : byNames(known3, puzzle);
  }
};
var orLeft = (found, left) => left.map((values, cell) => found[cell].length > 0 ? found[cell] : values);
function byNames(known3, puzzle) {
  const { values } = puzzle.layout;
  const candidates = puzzle.givens.map(() => [...values]);
  const found = puzzle.givens.map(() => []);
  for (const { statement } of known3) {
    const [, name, sign, bound] = form.exec(statement) ?? [];
    if (name === void 0) continue;
    const cell = puzzle.cell(name);
    if (sign === "=") found[cell].push(Number(bound));
    else candidates[cell] = candidates[cell].filter((value) => holds[sign](value, Number(bound)));
  }
  return orLeft(found, candidates);
}
function byLiterals(cells, known3, puzzle) {
  const all3 = new Set(known3.map(({ literal }) => literal));
  const those2 = (says) => puzzle.givens.map((_, cell) => {
    const of = cells[cell];
    return typeof of === "number" ? [of] : of.filter(([, ...literals]) => says(literals)).map(([value]) => value);
  });
  return orLeft(those2((literals) => literals.every((one2) => all3.has(one2))), those2((literals) => !literals.some((one2) => all3.has(-one2))));
}

// source/trace/trace.ts
var modes = ["cdcl", "dpll", "backtracking", "units"];
var mostConflicts = 1e4;
var mostSteps = 1e5;
var speeds = [1, 2, 5, 20, 100, 1e3];
var mostDrawn = 20;
var Trace = class {
  constructor(session) {
    this.session = session;
  }
  session;
  events = [];
  at = -1;
  /** What the run came to. */
  summary = "";
  candidates = [];
  /** Candidates that are out as long as the decisions hold. */
  looks = [];
  marks = /* @__PURE__ */ new Map();
  stops = new Stops();
  speed = 5;
  /** Cells of which something is known only as long as the decisions hold. */
  guessed = [];
  timer = 0;
  asked = { mode: modes[0], encoding: "" };
  names = /* @__PURE__ */ new Map();
  purposes = /* @__PURE__ */ new Map();
  trail = new Trail([]);
  clauses = /* @__PURE__ */ new Map();
  lessons = [];
  puzzle = null;
  get open() {
    return this.at >= 0;
  }
  /** `decide`: decisions to be made first, as "r1c1=4 r5c5=7". */
  async run(mode, encoding2, decide2 = "") {
    const puzzle = this.session.puzzle;
    this.asked = { mode, encoding: encoding2 };
    const answer = await askFor("events", "trace", puzzle.text(), { mode, encoding: encoding2, ...decide2 && { decide: decide2 }, conflicts: mostConflicts, steps: mostSteps, timeout: 30 }, {
      signal: this.session.viewing.next(this.session.signal),
      onProgress: ({ done }) => this.session.say(`Solving: ${counted(done, "conflict")}`)
    });
    this.session.notice = "";
    this.session.steps.close();
    this.session.hint.close();
    this.session.propagation.close();
    this.show(puzzle, runOf(answer));
  }
  /** A run that is known already. */
  show(puzzle, run) {
    this.puzzle = puzzle;
    this.events = run.events;
    this.trail = new Trail(run.events, run.cells);
    this.stops.clauses.clear();
    this.pause();
    this.names = run.names;
    this.purposes = run.purposes;
    this.clauses = run.clauses;
    this.lessons = [...run.events.keys()].filter((at) => run.events[at].event === "learnt");
    this.summary = summaryOf(run);
    if (this.events.length === 0) throw new Error("The formula is empty: there are no steps to show.");
    this.go(0);
  }
  get playing() {
    return this.timer !== 0;
  }
  /** Goes on by itself, to a breakpoint or the end. */
  play() {
    if (this.at === this.events.length - 1) this.go(0);
    const drawn4 = Math.min(this.speed, mostDrawn);
    this.timer = window.setInterval(() => this.tick(this.speed / drawn4), 1e3 / drawn4);
    this.session.changed();
  }
  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    this.session.changed();
  }
  setSpeed(speed) {
    this.speed = speed;
    if (!this.playing) return;
    this.pause();
    this.play();
  }
  tick(steps2) {
    const last = Math.min(this.at + steps2, this.events.length - 1);
    let next = this.at + 1;
    while (next < last && !this.isStop(next)) ++next;
    this.go(next);
    if (this.at === this.events.length - 1 || this.isStop(this.at)) this.pause();
  }
  isStop(at) {
    return this.stops.has(this.events[at], this.puzzle);
  }
  /** The decisions that hold here, and which event made each. */
  decisions() {
    return this.trail.placesAfter(this.at).filter((place) => this.events[place].event === "decision");
  }
  /** The same run up to here, which then decides this candidate. */
  async decideHere(cell, value) {
    const candidate = `${this.puzzle.name(cell)}=${value}`;
    const decided = this.decisions().map((place) => this.events[place].statement).filter((one2) => one2.includes("="));
    await this.run(this.asked.mode, this.asked.encoding, [...decided, candidate].join(" "));
    const found = this.events.findIndex(({ event, statement }) => event === "decision" && statement === candidate);
    if (found >= 0) this.go(found);
  }
  close() {
    this.pause();
    this.at = -1;
    this.session.changed();
  }
  go(at) {
    this.at = Math.min(Math.max(at, 0), this.events.length - 1);
    this.candidates = this.trail.candidatesAfter(this.at, this.puzzle);
    const certain = this.trail.candidatesAfter(this.at, this.puzzle, 0);
    this.looks = certain.map((left, cell) => new Map(left.filter((value) => !this.candidates[cell].includes(value)).map((value) => [value, "gone"])));
    this.guessed = this.looks.flatMap((gone, cell) => gone.size > 0 ? [cell] : []);
    this.marks = this.marksOf(this.events[this.at]);
    this.session.changed();
  }
  /** To the event of this kind before this one, or to the beginning. */
  goBack(kind) {
    let found = this.at - 1;
    while (found > 0 && this.events[found].event !== kind) --found;
    this.go(found);
  }
  /** To the next event of this kind, or to the end. */
  goOn(kind) {
    this.goTo((event) => event.event === kind);
  }
  /** To the first event of this kind, where there is one. */
  goToFirst(kind) {
    const found = this.events.findIndex(({ event }) => event === kind);
    if (found >= 0) this.go(found);
  }
  /** To the next breakpoint, or to the end. */
  goToStop() {
    this.goTo((event) => this.stops.has(event, this.puzzle));
  }
  goBackToStop() {
    let found = this.at - 1;
    while (found > 0 && !this.isStop(found)) --found;
    this.go(found);
  }
  goTo(wanted) {
    const found = this.events.findIndex((event, at) => at > this.at && wanted(event));
    this.go(found < 0 ? this.events.length - 1 : found);
  }
  /** The assignments that hold at this event. */
  assignments() {
    return this.trail.after(this.at);
  }
  placesAfter() {
    return this.trail.placesAfter(this.at);
  }
  /** What a literal says; "": the run never assigns its variable. */
  literalName(literal) {
    return this.names.get(literal) ?? "";
  }
  /** The events that learnt a clause up to here. */
  learnt() {
    return this.lessons.filter((at) => at <= this.at);
  }
  /** What an auxiliary variable is for; "": it is none. */
  purposeOf(literal) {
    return this.purposes.get(Math.abs(literal)) ?? "";
  }
  /** Whether the run can stop there. */
  isLiteral(statement) {
    return [...this.names.values()].includes(statement);
  }
  literalsOf(clause) {
    return this.clauses.get(clause)?.literals ?? [];
  }
  value(cell) {
    return this.candidates[cell].length === 1 ? this.candidates[cell][0] : nothing;
  }
  /** A clause in words, and where it is from. */
  because(number) {
    const clause = this.clauses.get(number);
    if (!clause) return `clause ${number}`;
    const about = clause.about || clause.family;
    return about ? `${clause.words} (${about})` : clause.words;
  }
  words(event) {
    switch (event.event) {
      case "decision":
        return `Decision: ${event.statement}`;
      case "propagation":
        return `${event.statement}, because ${this.because(event.clause)}`;
      case "conflict":
        return `Conflict: every literal is false in ${this.because(event.clause)}`;
      case "learnt":
        return `Learnt: ${event.words}`;
      case "flip":
        return `${event.statement}, because ${event.words}`;
      case "backjump":
        return `Back to level ${event.level}`;
      case "restart":
        return "Restart: all decisions are undone";
      case "model":
        return "Solution: every clause is satisfied";
      case "refuted":
        return "No solution";
      default:
        return "Propagation has reached a fixpoint";
    }
  }
  /** The cells that the event names, and those of its clause. */
  marksOf(event) {
    const marks2 = /* @__PURE__ */ new Map();
    const cells = (text) => this.puzzle.cellsNamed(text);
    const words3 = this.clauses.get(event.clause)?.words ?? event.words ?? "";
    mark(marks2, (words3.match(/r\d+c\d+/g) ?? []).flatMap(cells), event.event === "conflict" ? "wrong" : "reason");
    mark(marks2, this.guessed, "guessed");
    if (event.statement) for (const cell of cells(event.statement)) marks2.set(cell, this.guessed.includes(cell) ? ["now", "guessed"] : ["now"]);
    return marks2;
  }
};
function summaryOf({ events, status, reason }) {
  const counts = { decision: 0, propagation: 0, conflict: 0 };
  for (const { event } of events) if (event in counts) ++counts[event];
  const work = Object.entries(counts).map(([what, count]) => counted(count, what)).join(", ");
  const result = { solved: "Solved", unsatisfiable: "No solution" };
  return `${result[status] ?? `Undecided (${reason})`}: ${work}.`;
}

// source/session.ts
var pause = 200;
var Session = class {
  puzzle = null;
  mode = "set";
  /** Whether it is only shown. */
  fixed = false;
  drawing = null;
  found = null;
  /** Why the program can't read the puzzle, or what else went wrong. */
  trouble = "";
  /** When the program was asked what it is still being asked; 0: it has answered. */
  lookingSince = 0;
  /** Whether somebody has stopped the search before it found anything. */
  stopped = false;
  /** What the board would be like, while a suggestion is pointed at. */
  previewed = null;
  /** What has just been done, for a moment. */
  notice = "";
  /** Chosen cells, in the order in which they were. */
  selection = [];
  current = 0;
  /** Whether each touch adds to the chosen cells, as with Shift. */
  chooseMany = false;
  showCandidates = true;
  showSolution = false;
  demand = new Demand(this);
  seen = new SolutionsSeen(this);
  steps = new StepsShown(this);
  hint = new Hint(this);
  tool = new Tool(this);
  inspection = new Inspection(this);
  trace = new Trace(this);
  propagation = new Propagation(this);
  play = new Play(this);
  /** The explanation or the run of a solver that the board is to show: one at a time. */
  viewing = new Latest();
  kinds = /* @__PURE__ */ new WeakMap();
  past = new Past();
  listeners = /* @__PURE__ */ new Set();
  /** Whether the program can read the puzzle is known, and what it can't read is set aside. */
  judged = Promise.resolve();
  asking = new Latest();
  reading = new Latest();
  painting = new Latest();
  boardChanges = Promise.resolve();
  timer = 0;
  drawn = "";
  /** When the puzzle was opened that is worked on. */
  opened = Date.now();
  /** Calls `changed` after each change, until the function that it returns is called. */
  listen(changed) {
    this.listeners.add(changed);
    return () => {
      this.listeners.delete(changed);
    };
  }
  changed() {
    for (const listener of this.listeners) listener();
  }
  /** Of what is asked about this puzzle. */
  get signal() {
    return this.asking.signal;
  }
  get canUndo() {
    return this.mode === "solve" ? this.play.canUndo : this.past.canUndo;
  }
  get canRedo() {
    return this.mode === "solve" ? this.play.canRedo : this.past.canRedo;
  }
  /** Of what the mode edits: the puzzle, or what was entered to solve it. */
  undo() {
    if (this.mode === "solve") this.play.undo();
    else void this.attempt(async () => this.show(this.past.back() ?? await this.past.backBehindLoading()));
  }
  redo() {
    if (this.mode === "solve") this.play.redo();
    else void this.attempt(async () => this.show(this.past.on() ?? await this.past.onBehindLoading()));
  }
  /** What was done before the page was loaded can be undone, if this is the draft that it had then. */
  recall(draft = this.puzzle.draft()) {
    if (!this.past.recall(draft)) return;
    this.remember();
    this.changed();
  }
  /** What the board showed for another mode is put away. */
  work(mode) {
    if (mode === this.mode) return;
    this.mode = mode;
    for (const shown2 of [this.steps, this.hint, this.trace, this.propagation]) shown2.close();
    this.tool.take(null);
    this.inspection.clear();
    this.notice = "";
    this.changed();
  }
  /** What was entered to solve the puzzle is another: steps that were told of what was there before are put away. */
  played() {
    this.steps.close();
    this.hint.close();
    this.notice = "";
    this.remember();
    this.changed();
  }
  /** Shows a puzzle with its drawing that can't be edited, and asks nobody anything. */
  fix(puzzle, svg) {
    this.fixed = true;
    this.puzzle = puzzle;
    this.drawing = drawingOf(svg, puzzle.layout);
  }
  /** The next state; those that were undone are gone. */
  edit(next) {
    if (this.fixed) return;
    this.show(this.past.put(next));
  }
  /** The last edit goes on: it is undone as one. */
  amend(next) {
    this.show(this.past.amend(next));
  }
  show(puzzle) {
    if (!puzzle) return;
    this.puzzle = puzzle;
    const last = this.puzzle.givens.length - 1;
    this.current = Math.min(this.current, last);
    this.selection = this.selection.filter((cell) => cell <= last);
    this.found = null;
    this.previewed = null;
    this.notice = this.trouble = "";
    this.steps.close();
    this.hint.close();
    this.trace.close();
    this.propagation.reset();
    this.play.follow(this.puzzle);
    this.lookAnew();
    this.remember();
    this.changed();
    this.judged = this.attempt(() => this.draw(this.painting.next()));
  }
  /** What the program was asked is cancelled, and it is asked again in a moment. */
  lookAnew() {
    this.asking.next();
    clearTimeout(this.timer);
    this.lookingSince = Date.now();
    this.stopped = false;
    this.timer = window.setTimeout(() => this.attempt(() => this.look()), pause);
  }
  /** Another puzzle, before anything else that the program was asked; the old one stays where there is none. */
  async instead(signal, opens, reading) {
    signal.throwIfAborted();
    clearTimeout(this.timer);
    this.asking.cancel();
    try {
      const next = await reading();
      signal.throwIfAborted();
      if (opens) this.opened = Date.now();
      this.edit(next);
    } catch (error) {
      if (this.puzzle && !signal.aborted) this.lookAnew();
      throw error;
    }
  }
  /** Keeps the address and the title those of the puzzle, so that a reload loses nothing. */
  remember() {
    const puzzle = this.puzzle;
    const hash = puzzle.isUsual() ? "" : "#" + encodeURIComponent(puzzle.draft());
    history.replaceState({ warnings: puzzle.warnings, entered: this.play.saved }, "", location.pathname + location.search + hash);
    this.past.store();
    keep(this.opened, puzzle);
    document.title = `${puzzle.title ? puzzle.title + " – " : ""}sudoku-sat`;
  }
  /** Runs it; what goes wrong becomes the trouble that is shown. */
  async attempt(work) {
    try {
      await work();
    } catch (error) {
      if (error.name === "AbortError") return;
      this.complain(error.message);
    }
  }
  /** Draws the board, of the clues that the program can read: those that it can't yet are set aside. */
  async draw(signal) {
    const puzzle = this.puzzle;
    const header = puzzle.header();
    if (header === this.drawn) return;
    let svg = "";
    try {
      svg = (await askOne("convert", puzzle.empty().text(), { format: "svg", theme: "auto", caption: false }, { signal })).document;
    } catch (error) {
      if (puzzle !== this.puzzle) return;
      const next = puzzle.setAside(error.message);
      if (!next) throw unplaced(error);
      this.puzzle = this.past.replace(next);
      this.remember();
      this.changed();
      return this.draw(signal);
    }
    if (puzzle !== this.puzzle) return;
    this.drawing = drawingOf(svg, puzzle.layout);
    this.drawn = header;
    this.changed();
  }
  async look() {
    const { signal } = this;
    await this.judged;
    if (signal !== this.signal) return;
    if (this.trouble) return this.ended();
    const puzzle = this.puzzle;
    const show = (found) => {
      if (puzzle !== this.puzzle) return;
      this.found = found;
      this.kinds.set(puzzle, found.kind);
      if (found.solution) this.hint.solved(puzzle);
      this.changed();
    };
    try {
      show(puzzle.isEmpty() ? emptyBoard() : await findings(puzzle, { signal }, show));
      if (puzzle === this.puzzle && !puzzle.isEmpty()) await this.demand.lookUnasked();
    } finally {
      if (signal === this.signal) this.ended();
    }
  }
  ended() {
    this.lookingSince = 0;
    this.changed();
  }
  /** Reads any text that the program reads; null: an empty board. What was being read before is dropped. */
  async read(from, options4 = {}, warnings = []) {
    const signal = this.reading.next();
    await this.instead(signal, true, async () => {
      const text = await from;
      if (text?.trim() === "") throw new Error("This text contains no puzzle.");
      const read = await Puzzle.read(text, options4, { signal }).catch((error) => {
        throw placedInText(error);
      });
      return read.warned(warnings);
    });
    this.showSolution = false;
    this.select([], this.current);
  }
  /** Ends the search; what has been found stays. */
  stop() {
    this.asking.next();
    clearTimeout(this.timer);
    this.stopped = !this.found;
    this.ended();
  }
  search() {
    this.lookAnew();
    this.changed();
  }
  /** Whether the puzzle before the last edit had a solution. */
  get lastEditBroke() {
    const { before } = this.past;
    return before !== void 0 && ["one", "several"].includes(this.kinds.get(before) ?? "");
  }
  /** Shows what the puzzle would be like; null: as it is. */
  preview(suggestion) {
    this.previewed = suggestion?.next ?? null;
    this.inspection.show(suggestion?.cells ?? []);
  }
  apply({ next }) {
    this.inspection.clear();
    if (next) this.edit(next);
  }
  /** Says what went wrong, until the next edit. */
  complain(why) {
    this.trouble = why;
    this.changed();
  }
  say(notice) {
    this.notice = notice;
    this.changed();
  }
  select(cells, current) {
    this.selection = cells;
    this.current = current;
    this.inspection.look();
    this.changed();
  }
  /**
   * The puzzle with other entries of a rule that makes the board: the program says which board it is.
   * Changes wait for those before them; another puzzle that is read drops them.
   */
  async changeBoard(rule, data) {
    const { signal } = this.reading;
    let fits = true;
    const change = this.boardChanges.then(() => this.instead(signal, false, async () => {
      const found = await this.withBoard(rule, data, signal);
      fits = found.fits;
      return found.puzzle;
    }));
    this.boardChanges = change.catch(() => {
    });
    await change.catch((error) => {
      throw unplaced(error, `${rule}: `);
    });
    if (!fits) this.say("The digits don't fit the new board. Undo brings them back.");
  }
  async withBoard(rule, data, signal) {
    const from = this.puzzle;
    const next = from.withEntries(rule, data);
    const read = async (text) => (await Puzzle.read(text, {}, { signal })).warned(next.warnings).restored(from.aside.filter((one2) => one2.rule !== rule));
    const found = await read(next.text()).then((puzzle) => ({ puzzle, fits: true }), async () => {
      signal.throwIfAborted();
      return { puzzle: await read(next.heading()), fits: false };
    });
    return from === this.puzzle ? found : this.withBoard(rule, data, signal);
  }
  get chosen() {
    return this.selection.length > 0 ? this.selection : [this.current];
  }
  /** Puts a value into the chosen cells, or empties them; while somebody solves, with this pen or the one in hand. */
  enter(value, pen) {
    const cells = this.chosen;
    const puzzle = this.puzzle;
    if (this.mode === "solve") return value === nothing ? this.play.erase(cells) : this.play.enter(cells, value, pen);
    const there = value !== nothing && cells.every((cell) => puzzle.givens[cell] === value);
    this.edit(puzzle.with(cells, there ? nothing : value));
  }
};
function useSession(session) {
  const [, redraw] = useState(0);
  useEffect(() => session.listen(() => redraw((count) => count + 1)), [session]);
}

// ../../build/web/node_modules/preact/jsx-runtime/src/index.js
var vnodeId2 = 0;
function createVNode2(type, props, key4, isStaticChildren, __source, __self) {
  if (!props) props = {};
  let normalizedProps = props, ref, i2;
  if ("ref" in normalizedProps && typeof type != "function") {
    normalizedProps = {};
    for (i2 in props) {
      if (i2 == "ref") {
        ref = props[i2];
      } else {
        normalizedProps[i2] = props[i2];
      }
    }
  }
  const vnode = {
    type,
    props: normalizedProps,
    key: key4,
    ref,
    _children: null,
    _parent: null,
    _depth: 0,
    _dom: null,
    _component: null,
    constructor: VNODE_MARKER,
    _original: --vnodeId2,
    _index: -1,
    _flags: 0
  };
  if (__source || __self) {
    vnode.__source = __source;
    vnode.__self = __self;
  }
  if (options_default.vnode) options_default.vnode(vnode);
  return vnode;
}

// source/board/cell.tsx
var said = {
  wrong: "part of a contradiction",
  blamed: "in a clue that is to blame",
  differs: "differs",
  area: "looked at",
  clue: "in a clue that is used",
  reason: "a reason",
  supposed: "supposed",
  now: "this step",
  shown: "highlighted",
  unfinished: "in a clue that is left out",
  guessed: "under decisions"
};
function words({ name, layout, given: given2, sign, candidates, looks, allowed, notes, marks: marks2, selected }) {
  const parts = [name, sign || "empty"];
  if (given2) parts.push("given");
  const shown2 = layout.values.filter((value) => candidates.includes(value) || looks.has(value));
  if (shown2.length > 0 && !sign) parts.push("candidates " + shown2.map((value) => layout.sign(value)).join(" "));
  if (allowed.length > 0) parts.push("allowed " + allowed.map((value) => layout.sign(value)).join(" "));
  const taken = shown2.filter((value) => looks.get(value) === "gone" && !candidates.includes(value)).map((value) => layout.sign(value));
  if (taken.length > 0 && !sign) parts.push("ruled out for now " + taken.join(" "));
  const out = [...looks].filter(([, look]) => look === "out").map(([value]) => layout.sign(value));
  if (out.length > 0 && !sign) parts.push("excluded " + out.join(" "));
  const once = [...looks].filter(([, look]) => look === "once").map(([value]) => layout.sign(value));
  if (once.length > 0 && !sign) parts.push("in only one solution " + once.join(" "));
  if (notes?.corner.length) parts.push("corner marks " + notes.corner.map((value) => layout.sign(value)).join(" "));
  if (notes?.centre.length) parts.push("centre marks " + notes.centre.map((value) => layout.sign(value)).join(" "));
  if (notes?.colour.length) parts.push(notes.colour.map((colour2) => colours[colour2 - 1]).join(" "));
  if (selected) parts.push("chosen");
  return parts.concat(marks2.map((mark2) => said[mark2])).join(", ");
}
function Candidates({ candidates, layout, looks }) {
  return /* @__PURE__ */ createVNode2("span", { class: "small", children: layout.values.map((value) => /* @__PURE__ */ createVNode2("span", { "data-value": value, class: looks.get(value), children: candidates.includes(value) || looks.has(value) ? layout.sign(value) + " " : "" }, value)) });
}
function Allowed({ layout, allowed, notes }) {
  if (!notes?.corner.length && !notes?.centre.length) return /* @__PURE__ */ createVNode2("span", { class: "small allowed", children: layout.values.map((value) => /* @__PURE__ */ createVNode2("span", { "data-sign": allowed.includes(value) ? layout.sign(value) : void 0 }, value)) });
  return /* @__PURE__ */ createVNode2("span", { class: "allowed line", style: { "--many": String(Math.max(7, allowed.length)) }, "data-sign": allowed.map((value) => layout.sign(value)).join("") });
}
function Marks({ layout, notes }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    notes.corner.length > 0 && /* @__PURE__ */ createVNode2("span", { class: "corner", children: notes.corner.map((value) => /* @__PURE__ */ createVNode2("span", { "data-sign": layout.sign(value) }, value)) }),
    notes.centre.length > 0 && /* @__PURE__ */ createVNode2(
      "span",
      {
        class: "centre",
        style: { "--many": String(Math.max(4, notes.centre.length)) },
        "data-sign": notes.centre.map((value) => layout.sign(value)).join("")
      }
    )
  ] });
}
function painted({ colour: colour2 }) {
  const part = 100 / colour2.length;
  return `linear-gradient(115deg, ${colour2.map((one2, at) => `var(--colour-${one2}) ${at * part}% ${(at + 1) * part}%`).join(", ")})`;
}
function Cell({ view: view2, hold }) {
  const classes = [...view2.marks, view2.given ? "given" : "found"];
  if (view2.selected) classes.push("chosen");
  if (view2.sign.length > 1) classes.push("two");
  const colour2 = view2.notes?.colour.length ? { "--paint": painted(view2.notes) } : void 0;
  if (colour2) classes.push("painted");
  return /* @__PURE__ */ createVNode2(
    "div",
    {
      role: "gridcell",
      ref: hold,
      class: classes.join(" "),
      tabIndex: view2.current ? 0 : -1,
      style: colour2,
      "aria-label": words(view2),
      "aria-describedby": view2.told,
      "aria-selected": view2.selected,
      children: [
        view2.allowed.length > 0 && /* @__PURE__ */ createVNode2(Allowed, { ...view2 }),
        !view2.sign && view2.notes && /* @__PURE__ */ createVNode2(Marks, { layout: view2.layout, notes: view2.notes }),
        view2.sign ? view2.sign : view2.candidates.length + view2.looks.size > 0 ? /* @__PURE__ */ createVNode2(Candidates, { ...view2 }) : ""
      ]
    }
  );
}

// source/board/keys.ts
var steps = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0]
};
function moved(key4, cell, layout) {
  const { row, column } = layout.places[cell];
  if (key4 === "Home" || key4 === "End") {
    const inRow = [...layout.places.keys()].filter((other) => layout.places[other].row === row);
    return inRow[key4 === "Home" ? 0 : inRow.length - 1];
  }
  if (!(key4 in steps)) return -1;
  const [down, right] = steps[key4];
  const inside2 = (y, x2) => y >= 0 && x2 >= 0 && y < layout.rows && x2 < layout.columns;
  for (let y = row + down, x2 = column + right; inside2(y, x2); y += down, x2 += right) {
    if (layout.at(y, x2) >= 0) return layout.at(y, x2);
  }
  return cell;
}
var added = (cells, cell) => cells.includes(cell) ? cells : [...cells, cell];
function move(session, to, event) {
  const { selection, current } = session;
  if (event.shiftKey) session.select(added(added(selection, current), to), to);
  else if (event.ctrlKey || event.metaKey) session.select(selection, to);
  else session.select([to], to);
}
function toggle2(session) {
  const { selection, current } = session;
  const without2 = selection.filter((cell) => cell !== current);
  session.select(without2.length < selection.length ? without2 : [...selection, current], current);
}
function toTool(session, key4) {
  const { tool } = session;
  if (key4 === "Enter") tool.add();
  else if (key4 === "Backspace" && tool.takesDigits) tool.say(tool.before.slice(0, -1));
  else if (/^\d$/.test(key4) && tool.takesDigits) tool.say(tool.before + key4);
  else if (key4 === ":") tool.endGroup();
  else return false;
  return true;
}
var penKeys = { z: "digit", x: "corner", c: "centre", v: "colour" };
function toPlay(session, event) {
  const { layout } = session.puzzle;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const command = event.ctrlKey || event.metaKey;
  if (digit && (event.shiftKey || command)) {
    const value = layout.typed(digit);
    if (value !== nothing) session.enter(value, command ? "centre" : "corner");
    return value !== nothing;
  }
  const pen = penKeys[event.key.toLowerCase()];
  if (!pen || command || layout.typed(event.key) !== nothing) return false;
  session.play.pen = pen;
  session.changed();
  return true;
}
function toBoard(session, event) {
  const { key: key4 } = event;
  const value = session.puzzle.layout.typed(key4);
  if (key4 === " ") toggle2(session);
  else if (key4 === "Escape") session.tool.rule ? session.tool.take(null) : session.select([], session.current);
  else if (value !== nothing) session.enter(value);
  else if (["Delete", "Backspace", ".", "0"].includes(key4)) session.enter(nothing);
  else return false;
  return true;
}
function onKey(event, session) {
  const puzzle = session.puzzle;
  if (event.altKey) return;
  const to = moved(event.key, session.current, puzzle.layout);
  const command = event.ctrlKey || event.metaKey;
  if (to >= 0) move(session, to, event);
  else if (session.mode === "solve" && toPlay(session, event)) return event.preventDefault();
  else if (command && event.key === "a") session.select(puzzle.givens.map((_, cell) => cell), session.current);
  else if (command) return;
  else if (!(session.tool.rule && toTool(session, event.key)) && !toBoard(session, event)) return;
  event.preventDefault();
}
var boardKeys = /^(?:Digit|Numpad)\d$|^Key[ZXCV]$|^Delete$|^Backspace$/;
function onPageKey(event, session) {
  const target2 = event.target;
  if (target2.matches?.("textarea, input, select")) return;
  const command = event.ctrlKey || event.metaKey;
  const key4 = event.key.toLowerCase();
  if (command && key4 === "z") event.shiftKey ? session.redo() : session.undo();
  else if (command && key4 === "y") session.redo();
  else {
    const elsewhere = !target2.closest?.("[role=grid]");
    if (session.mode === "solve" && session.puzzle && elsewhere && boardKeys.test(event.code)) onKey(event, session);
    return;
  }
  event.preventDefault();
}

// source/board/pointer.ts
var inner = 0.42;
function pointOn(event, grid, layout) {
  const box = grid.getBoundingClientRect();
  return [(event.clientX - box.left) / box.width * layout.columns, (event.clientY - box.top) / box.height * layout.rows];
}
function cellAt(event, grid, layout, exact) {
  const [column, row] = pointOn(event, grid, layout);
  const off = Math.hypot(column % 1 - 0.5, row % 1 - 0.5);
  return exact || off < inner ? layout.at(Math.floor(row), Math.floor(column)) : -1;
}
var near = 0.24;
function target(session, column, row) {
  const { layout } = session.puzzle;
  const { tool } = session;
  const [x2, y] = [Math.round(column), Math.round(row)];
  const [dx, dy] = [Math.abs(column - x2), Math.abs(row - y)];
  if (tool.isBetween && Math.min(dx, dy) < near && Math.max(dx, dy) > near) {
    const [one2, other] = dx < dy ? [layout.at(Math.floor(row), x2 - 1), layout.at(Math.floor(row), x2)] : [layout.at(y - 1, Math.floor(column)), layout.at(y, Math.floor(column))];
    if (one2 < 0 || other < 0) return false;
    tool.atEdge(one2, other);
    return true;
  }
  const corner = layout.at(y - 1, x2 - 1);
  if (!tool.rule?.corner || Math.max(dx, dy) > 2 * near || corner < 0 || layout.at(y, x2) < 0) return false;
  session.select([corner], corner);
  if (tool.addsAtOnce) tool.add();
  return true;
}
var valueAt = (event) => Number(event.target.dataset.value ?? nothing);
function usePointer(session, grid) {
  const drag = useRef(null);
  const last = useRef("");
  const put = (cell) => {
    const { kept, path } = drag.current;
    if (path.includes(cell)) return;
    path.push(cell);
    session.select([...kept.filter((other) => !path.includes(other)), ...path], cell);
  };
  const stays = ({ clientX, clientY }) => {
    const before = last.current;
    last.current = `${clientX} ${clientY}`;
    return before === last.current;
  };
  const begin = (event) => {
    stays(event);
    const { layout } = session.puzzle;
    const cell = cellAt(event, grid.current, layout, true);
    if (cell < 0 || event.button !== 0) return;
    const [column, row] = pointOn(event, grid.current, layout);
    if (target(session, column, row)) {
      grid.current.querySelectorAll("[role=gridcell]")[cell].focus();
      return event.preventDefault();
    }
    const many = event.shiftKey || event.ctrlKey || event.metaKey || session.chooseMany;
    const there = session.selection.includes(cell);
    if (many && there) return session.select(session.selection.filter((other) => other !== cell), cell);
    session.tool.beginStroke();
    drag.current = { kept: many ? session.selection : [], path: [], many };
    grid.current.setPointerCapture(event.pointerId);
    put(cell);
    session.inspection.choose({ cell, value: valueAt(event) });
    grid.current.querySelectorAll("[role=gridcell]")[cell].focus();
    event.preventDefault();
  };
  const move2 = (event) => {
    const { layout } = session.puzzle;
    if (stays(event)) return;
    if (!drag.current) {
      const under = cellAt(event, grid.current, layout, true);
      if (event.pointerType === "mouse" && under >= 0) session.inspection.point({ cell: under, value: valueAt(event) });
      return;
    }
    const cell = cellAt(event, grid.current, layout, false);
    if (cell >= 0) put(cell);
  };
  const end = () => {
    const ended = drag.current;
    drag.current = null;
    if (ended && !ended.many) session.tool.endStroke();
  };
  return {
    onPointerDown: begin,
    onPointerMove: move2,
    onPointerUp: end,
    onPointerCancel: () => {
      drag.current = null;
    },
    onPointerLeave: () => session.inspection.point(null)
  };
}

// source/setter/field.tsx
function Field({ value, change, ...others }) {
  const [typed, type] = useState(null);
  return /* @__PURE__ */ createVNode2(
    "input",
    {
      ...others,
      value: typed ?? value,
      onInput: (event) => type(event.currentTarget.value),
      onBlur: () => type(null),
      onChange: (event) => {
        type(null);
        change(event.currentTarget.value);
      }
    }
  );
}

// source/setter/sides.ts
var edges = ["top", "left", "right", "bottom"];
var leaning = {
  top: ["top-left", "top-right"],
  bottom: ["bottom-left", "bottom-right"],
  left: ["left-up", "left-down"],
  right: ["right-up", "right-down"]
};
var leans = ({ sides }) => sides.includes("top-left");
var sideName2 = (rule, edge, way) => leans(rule) ? leaning[edge][way] : edge;
var isAcross = (edge) => edge === "top" || edge === "bottom";
var lengthOf = (edge, layout) => isAcross(edge) ? layout.columns : layout.rows;
function sideOfEntry(entry) {
  const [, edge, way] = /^(top|bottom|left|right)(-\w+)?:/.exec(entry) ?? [];
  return edge ? { edge, side: edge + (way ?? "") } : null;
}
function cluesOf(entries, side, length) {
  const entry = entries.find((one2) => one2.startsWith(side + ":"));
  const clues = entry?.slice(side.length + 1).trim().split(/\s+/) ?? [];
  return Array.from({ length }, (_, at) => /^[.-]?$/.test(clues[at] ?? "") ? "" : clues[at]);
}
function withClue(puzzle, rule, side, length, at, clue) {
  const entries = puzzle.entries(rule) ?? [];
  const next = cluesOf(entries, side, length).map((old, index) => (index === at ? clue.trim() : old) || ".");
  const rest = entries.filter((entry) => !entry.startsWith(side + ":"));
  if (next.some((one2) => one2 !== ".")) rest.push(`${side}: ${next.join(" ")}`);
  return puzzle.withEntries(rule, rest.length > 0 ? rest : null);
}

// source/board/unfinished.tsx
var isRegions = ({ rule, data }, { layout }) => rule === "regions" && data.length === layout.rows;
function asideCells(puzzle, aside) {
  if (!isRegions(aside, puzzle)) return aside.data.flatMap((entry) => puzzle.cellsNamed(entry)).filter((cell) => cell >= 0);
  const sign = /'(.)'/.exec(aside.why)?.[1];
  return [...puzzle.layout.places.keys()].filter((cell) => signAt(puzzle, aside, cell) === sign);
}
function signAt({ layout }, { data }, cell) {
  const { row, column } = layout.places[cell];
  return data[row]?.[column];
}
function borders(puzzle, aside) {
  const { layout } = puzzle;
  return [...layout.places.entries()].flatMap(([cell, { row, column }]) => {
    const sign = signAt(puzzle, aside, cell);
    const other = (down, right) => {
      const there = layout.at(row + down, column + right);
      return there >= 0 && signAt(puzzle, aside, there) !== sign;
    };
    return [
      ...other(0, 1) ? [`M${column + 1} ${row}v1`] : [],
      ...other(1, 0) ? [`M${column} ${row + 1}h1`] : []
    ];
  }).join("");
}
var signOf = (aside, puzzle) => isRegions(aside, puzzle) ? /has (\d+) cell/.exec(aside.why)?.[1] : "!";
function Sign({ puzzle, aside }) {
  const [first3] = asideCells(puzzle, aside);
  const sign = signOf(aside, puzzle);
  if (first3 === void 0 || !sign) return null;
  const { row, column } = puzzle.layout.places[first3];
  return /* @__PURE__ */ createVNode2("g", { class: "unfinished-sign", transform: `translate(${column + 0.8} ${row + 0.2})`, children: [
    /* @__PURE__ */ createVNode2("circle", { r: ".17" }),
    /* @__PURE__ */ createVNode2("text", { y: ".085", children: sign })
  ] });
}
function clueBeside({ layout }, { data, clue: only }) {
  return data.flatMap((entry) => {
    const found = sideOfEntry(entry);
    if (!found) return [];
    return cluesOf([entry], found.side, lengthOf(found.edge, layout)).map((clue, at) => ({ ...found, at, clue })).filter(({ clue, at }) => clue !== "" && (only ?? at) === at);
  });
}
function SignBeside({ puzzle, aside }) {
  const { rows, columns } = puzzle.layout;
  return clueBeside(puzzle, aside).map(({ edge, side, at, clue }) => {
    const [x2, y] = { top: [at + 0.5, -0.55], bottom: [at + 0.5, rows + 0.55], left: [-0.55, at + 0.5], right: [columns + 0.55, at + 0.5] }[edge];
    return /* @__PURE__ */ createVNode2("g", { class: "unfinished-beside", transform: `translate(${x2} ${y})`, children: [
      /* @__PURE__ */ createVNode2("rect", { x: "-.42", y: "-.32", width: ".84", height: ".64", rx: ".14" }),
      /* @__PURE__ */ createVNode2("text", { y: ".12", textLength: clue.length > 3 ? ".76" : void 0, lengthAdjust: "spacingAndGlyphs", children: clue })
    ] }, `${side} ${at}`);
  });
}
var idOf = (at) => `unfinished-${at}`;
var toldOf = (puzzle, cell) => puzzle.aside.flatMap((aside, at) => asideCells(puzzle, aside).includes(cell) ? [idOf(at)] : []).join(" ") || void 0;
function usePointedCell(puzzle, grid) {
  const [pointed, point] = useState(-1);
  useEffect(() => {
    const cellOf = (target2) => {
      const name = target2?.closest?.("[role=gridcell]")?.getAttribute("aria-label")?.split(",")[0];
      return name ? puzzle.cell(name) : -1;
    };
    const show = ({ target: target2 }) => point(cellOf(target2));
    const leave = () => point(cellOf(document.activeElement));
    const hide = (event) => {
      if (event.key === "Escape") point(-1);
    };
    const element = grid.current;
    point(cellOf(element.querySelector("[role=gridcell]:hover") ?? document.activeElement));
    const ways = { pointerover: show, focusin: show, pointerleave: leave, focusout: () => point(-1), keydown: hide };
    for (const [name, way] of Object.entries(ways)) element.addEventListener(name, way);
    return () => {
      for (const [name, way] of Object.entries(ways)) element.removeEventListener(name, way);
    };
  }, [puzzle, grid]);
  return pointed;
}
function Words({ puzzle, grid }) {
  const cell = usePointedCell(puzzle, grid);
  const told2 = puzzle.aside.filter((aside) => asideCells(puzzle, aside).includes(cell));
  if (told2.length === 0) return null;
  const { rows, columns, places } = puzzle.layout;
  const { row, column } = places[cell];
  const below = row < rows / 2;
  const left = column < columns / 2;
  const style2 = {
    [below ? "top" : "bottom"]: `${(below ? row + 1.06 : rows - row + 0.06) / rows * 100}%`,
    [left ? "left" : "right"]: `${(left ? column : columns - column - 1) / columns * 100}%`
  };
  return /* @__PURE__ */ createVNode2("div", { class: "unfinished-words", style: style2, "aria-hidden": "true", children: told2.map(({ rule, data, why }) => /* @__PURE__ */ createVNode2("p", { children: [
    /* @__PURE__ */ createVNode2("b", { children: spoken2(rule) }),
    " ",
    why
  ] }, `${rule} ${data.join()}`)) });
}
function Unfinished({ puzzle, grid, place }) {
  if (puzzle.aside.length === 0) return null;
  const { layout } = puzzle;
  const point = (cell) => `${layout.places[cell].column + 0.5},${layout.places[cell].row + 0.5}`;
  return /* @__PURE__ */ createVNode2("div", { class: "unfinished-clues", style: place, children: [
    /* @__PURE__ */ createVNode2("svg", { class: "stroke", viewBox: `0 0 ${layout.columns} ${layout.rows}`, "aria-hidden": "true", children: [
      puzzle.aside.map((aside, at) => isRegions(aside, puzzle) ? /* @__PURE__ */ createVNode2("path", { class: "unfinished-line", d: borders(puzzle, aside) }, at) : /* @__PURE__ */ createVNode2("polyline", { class: "unfinished-line", points: asideCells(puzzle, aside).map(point).join(" ") }, at)),
      puzzle.aside.map((aside, at) => /* @__PURE__ */ createVNode2(Sign, { puzzle, aside }, at)),
      puzzle.aside.map((aside, at) => /* @__PURE__ */ createVNode2(SignBeside, { puzzle, aside }, at))
    ] }),
    /* @__PURE__ */ createVNode2(Words, { puzzle, grid })
  ] });
}

// source/board/ring.tsx
var ringRoom = 1.1;
var size = 0.84;
var gap = 0.16;
function placeOf2(edge, at, { rows, columns }) {
  const along = at + (1 - size) / 2;
  const [x2, y] = { top: [along, -gap - size], bottom: [along, rows + gap], left: [-gap - size, along], right: [columns + gap, along] }[edge];
  return { left: `${x2 / columns * 100}%`, top: `${y / rows * 100}%`, width: `${size / columns * 100}%`, height: `${size / rows * 100}%` };
}
var toldWrong = (number) => number === void 0 ? {} : { "aria-invalid": "true", "aria-describedby": idOf(number) };
function Ring({ session, rule, place }) {
  const puzzle = session.puzzle;
  const { layout } = puzzle;
  const entries = puzzle.entries(rule.name) ?? [];
  const wrong2 = puzzle.aside.flatMap((one2, number) => one2.rule === rule.name ? clueBeside(puzzle, one2).map((clue) => ({ ...clue, number })) : []);
  const wrongAt = (side, at) => wrong2.find((one2) => one2.side === side && one2.at === at);
  return /* @__PURE__ */ createVNode2("div", { class: "ring", style: place, role: "group", "aria-label": `${rule.name.replace(/-/g, " ")}, clues beside the board`, children: edges.flatMap((edge) => {
    const side = sideName2(rule, edge, session.tool.way);
    const length = lengthOf(edge, layout);
    return cluesOf(entries, side, length).map((clue, at) => /* @__PURE__ */ createVNode2("span", { style: placeOf2(edge, at, layout), children: /* @__PURE__ */ createVNode2(
      Field,
      {
        value: clue,
        autocomplete: "off",
        "aria-label": `${side}, clue ${at + 1}`,
        ...toldWrong(wrongAt(side, at)?.number),
        change: (text) => session.edit(withClue(puzzle, rule.name, side, length, at, text))
      }
    ) }, `${side} ${at}`));
  }) });
}
function edgeAt(column, row, { rows, columns }) {
  const [x2, y] = [Math.floor(column), Math.floor(row)];
  const inside2 = { x: x2 >= 0 && x2 < columns, y: y >= 0 && y < rows };
  if (inside2.x && y < 0) return { edge: "top", at: x2 };
  if (inside2.x && y >= rows) return { edge: "bottom", at: x2 };
  if (inside2.y && x2 < 0) return { edge: "left", at: y };
  if (inside2.y && x2 >= columns) return { edge: "right", at: y };
  return null;
}
async function takeClueAt(session, column, row) {
  const puzzle = session.puzzle;
  const place = edgeAt(column, row, puzzle.layout);
  if (!place || session.mode !== "set" || session.tool.rule?.kind === "sides") return;
  const { edge, at } = place;
  for (const rule of (await ruleForms()).filter(({ kind, name }) => kind === "sides" && puzzle.entries(name))) {
    for (const way of [0, 1]) {
      const side = sideName2(rule, edge, way);
      if (cluesOf(puzzle.entries(rule.name), side, lengthOf(edge, puzzle.layout))[at] === "") continue;
      session.tool.way = way;
      session.tool.take(rule, `${side}, clue ${at + 1}`);
      return;
    }
  }
}

// source/board/links.tsx
var room = { left: 0.04, top: 0.2, width: 0.92, height: 0.77 };
var clear = 0.13;
function placed(layout, { cell, value }, whole) {
  const { row, column } = layout.places[cell];
  if (whole) return { x: column + 0.5, y: row + 0.5 };
  const across = Math.ceil(Math.sqrt(layout.values.length));
  const down = Math.ceil(layout.values.length / across);
  const at = layout.values.indexOf(value);
  return {
    x: column + room.left + room.width * (at % across + 0.5) / across,
    y: row + room.top + room.height * (Math.floor(at / across) + 0.5) / down
  };
}
function pathOf(layout, { from, to, kind }) {
  const [a, b] = [placed(layout, from, kind === "rules-out"), placed(layout, to, false)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [x2, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const first3 = Math.min(kind === "rules-out" ? 0.34 : clear, length / 3);
  const last = Math.min(clear, length / 3);
  const bend2 = kind === "strong" ? 0 : Math.min(0.35, length / 8);
  const middle = { x: (a.x + b.x) / 2 - y * bend2, y: (a.y + b.y) / 2 + x2 * bend2 };
  return `M${a.x + x2 * first3} ${a.y + y * first3}Q${middle.x} ${middle.y} ${b.x - x2 * last} ${b.y - y * last}`;
}
function Links({ links, layout, place }) {
  return /* @__PURE__ */ createVNode2("svg", { class: "links", viewBox: `0 0 ${layout.columns} ${layout.rows}`, style: place, "aria-hidden": "true", children: [
    ["strong", "weak", "rules-out"].map((kind) => /* @__PURE__ */ createVNode2("marker", { id: `head-${kind}`, class: kind, viewBox: "0 0 6 6", refX: "5", refY: "3", markerWidth: "5", markerHeight: "5", orient: "auto", children: /* @__PURE__ */ createVNode2("path", { d: "M0 0L6 3L0 6z" }) }, kind)),
    links.map((link, at) => /* @__PURE__ */ createVNode2(
      "path",
      {
        class: link.kind,
        d: pathOf(layout, link),
        ...link.arrow && { "marker-end": `url(#head-${link.kind})` }
      },
      at
    ))
  ] });
}

// source/board/stroke.tsx
function Stroke({ session, place }) {
  const { tool, selection, puzzle } = session;
  if (!tool.rule || tool.rule.kind === "regions") return null;
  const { layout } = puzzle;
  const point = (cell) => `${layout.places[cell].column + 0.5},${layout.places[cell].row + 0.5}`;
  return /* @__PURE__ */ createVNode2("svg", { class: "stroke", viewBox: `0 0 ${layout.columns} ${layout.rows}`, style: place, "aria-hidden": "true", children: [
    tool.rule.corner && selection.length === 1 && /* @__PURE__ */ createVNode2("circle", { cx: layout.places[selection[0]].column + 1, cy: layout.places[selection[0]].row + 1, r: ".28" }),
    [...tool.groups, selection].map((group, at) => /* @__PURE__ */ createVNode2("polyline", { points: group.map(point).join(" ") }, at))
  ] });
}

// source/board/board.tsx
var cellSize = 60;
function frame({ drawing, puzzle }) {
  const { rows, columns } = puzzle.layout;
  const fits = drawing?.layout?.rows === rows && drawing.layout.columns === columns;
  return fits ? drawing.box : [0, 0, columns * cellSize, rows * cellSize];
}
function withRing([x2, y, width, height2], { rows, columns }) {
  const room2 = ringRoom * cellSize;
  const [left, top] = [Math.min(x2, -room2), Math.min(y, -room2)];
  const right = Math.max(x2 + width, columns * cellSize + room2);
  const bottom2 = Math.max(y + height2, rows * cellSize + room2);
  return [left, top, right - left, bottom2 - top];
}
var plain = /* @__PURE__ */ new Map();
var wrong = ["wrong"];
function knowledge({ found, seen, steps: steps2, trace, propagation, play, mode, showSolution, showCandidates }, cell) {
  if (steps2.open) {
    const { notes, diagram } = steps2;
    return { value: notes.values[cell], candidates: notes.candidates[cell], marks: diagram.marks.get(cell), looks: diagram.looks.get(cell) };
  }
  if (trace.open) return { value: trace.value(cell), candidates: trace.candidates[cell], marks: trace.marks.get(cell), looks: trace.looks[cell] };
  if (propagation.open) {
    const left = propagation.candidates?.[cell] ?? [];
    return { value: left.length === 1 ? left[0] : nothing, candidates: left, marks: propagation.marks.get(cell) };
  }
  if (mode === "solve") return { value: play.digit(cell), candidates: [], marks: play.shown && play.wrong.includes(cell) ? wrong : [] };
  if (seen.open) return { value: seen.value(cell), candidates: [], marks: found?.marks.get(cell) };
  const candidates = showCandidates ? found?.candidates[cell] : [];
  return {
    value: showSolution ? found?.solution?.[cell] : candidates?.length === 1 ? candidates[0] : nothing,
    candidates,
    marks: found?.marks.get(cell),
    looks: found && showCandidates ? inOneSolution(found, cell) : plain
  };
}
function valueIn(session, puzzle, cell) {
  const given2 = (session.previewed ?? puzzle).givens[cell];
  if (session.steps.open) return session.steps.notes.values[cell];
  return given2 === nothing ? knowledge(session, cell).value ?? nothing : given2;
}
function viewOf(session, puzzle, cell) {
  const { inspection, hint, tool } = session;
  const { candidates, marks: marks2, looks } = knowledge(session, cell);
  const value = valueIn(session, puzzle, cell);
  const drawn4 = tool.groups.some((group) => group.includes(cell));
  return {
    name: puzzle.name(cell),
    layout: puzzle.layout,
    given: value !== nothing && value === (session.previewed ?? puzzle).givens[cell],
    sign: value === nothing ? "" : puzzle.layout.sign(value, cell, (other) => valueIn(session, puzzle, other)),
    candidates: value === nothing ? candidates ?? [] : [],
    looks: value === nothing && looks ? looks : plain,
    allowed: value === nothing && !candidates?.length ? session.drawing?.allowed.get(cell) ?? [] : [],
    notes: session.mode === "solve" && !session.steps.open ? session.play.notes(cell) : null,
    marks: [...asideMarks(puzzle, cell), ...marks2 ?? [], ...inspection.marks.get(cell) ?? [], ...hint.marks.get(cell) ?? []],
    selected: drawn4 || session.selection.includes(cell),
    current: session.current === cell,
    told: toldOf(puzzle, cell)
  };
}
var unfinished = ["unfinished"];
var asideMarks = (puzzle, cell) => puzzle.aside.some((one2) => asideCells(puzzle, one2).includes(cell)) ? unfinished : [];
function Board({ session }) {
  useSession(session);
  const cells = useRef([]);
  const grid = useRef(null);
  const pointer = usePointer(session, grid);
  const puzzle = session.puzzle;
  useEffect(() => {
    if (grid.current?.contains(document.activeElement)) cells.current[session.current]?.focus();
  }, [session.current]);
  if (!puzzle) return null;
  const { layout } = puzzle;
  const drawn4 = frame(session);
  const rule = session.tool.rule?.kind === "sides" ? session.tool.rule : null;
  const [x2, y, width, height2] = rule || puzzle.aside.some((one2) => clueBeside(puzzle, one2).length > 0) ? withRing(drawn4, layout) : drawn4;
  const share = (part, of) => `${part / of * 100}%`;
  const picture = { left: share(drawn4[0] - x2, width), top: share(drawn4[1] - y, height2), width: share(drawn4[2], width), height: share(drawn4[3], height2) };
  const beside2 = (event) => {
    if (grid.current.contains(event.target) || event.target.matches("input")) return;
    const [column, row] = pointOn(event, grid.current, layout);
    void session.attempt(() => takeClueAt(session, column, row));
  };
  const columns = Math.ceil(Math.sqrt(layout.values.length));
  const place = {
    left: `${-x2 / width * 100}%`,
    top: `${-y / height2 * 100}%`,
    width: `${layout.columns * cellSize / width * 100}%`,
    height: `${layout.rows * cellSize / height2 * 100}%`,
    "--n": String(layout.rows),
    "--columns": String(columns),
    "--rows": String(Math.ceil(layout.values.length / columns))
  };
  const upTo = (most5) => Array.from({ length: most5 }, (_, at) => at);
  return /* @__PURE__ */ createVNode2("div", { id: "board", style: { aspectRatio: `${width} / ${height2}`, "--ratio": String(width / height2) }, onPointerDown: beside2, children: [
    session.drawing && /* @__PURE__ */ createVNode2("img", { alt: "", style: picture, src: "data:image/svg+xml," + encodeURIComponent(session.drawing.svg) }),
    /* @__PURE__ */ createVNode2(
      "div",
      {
        role: "grid",
        ref: grid,
        style: place,
        "aria-multiselectable": "true",
        "aria-label": `Board, ${layout.rows} rows and ${layout.columns} columns`,
        onKeyDown: (event) => onKey(event, session),
        ...pointer,
        children: upTo(layout.rows).map((row) => /* @__PURE__ */ createVNode2("div", { role: "row", children: upTo(layout.columns).map((column) => {
          const cell = layout.at(row, column);
          return cell < 0 ? /* @__PURE__ */ createVNode2("span", {}, `gap ${column}`) : /* @__PURE__ */ createVNode2(
            Cell,
            {
              view: viewOf(session, puzzle, cell),
              hold: (element) => {
                cells.current[cell] = element;
              }
            },
            cell
          );
        }) }, row))
      }
    ),
    session.steps.open && /* @__PURE__ */ createVNode2(Links, { links: session.steps.diagram.links, layout, place }),
    /* @__PURE__ */ createVNode2(Unfinished, { puzzle, grid, place }),
    /* @__PURE__ */ createVNode2(Stroke, { session, place }),
    rule && /* @__PURE__ */ createVNode2(Ring, { session, rule, place })
  ] });
}

// source/answers/hint_button.tsx
function HintButton({ session, id }) {
  const { hint, puzzle, found } = session;
  return /* @__PURE__ */ createVNode2("button", { id, disabled: !puzzle || found?.kind === "empty", onClick: () => session.attempt(() => hint.ask()), children: hint.offer });
}

// source/play/play_panel.tsx
var names = { digit: "Digit", corner: "Corner", centre: "Centre", colour: "Colour" };
var penKeys2 = { digit: "Z", corner: "X", centre: "C", colour: "V" };
function Pens({ session }) {
  const { play } = session;
  const take = (pen) => () => {
    play.pen = pen;
    session.changed();
  };
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Digits are entered as", id: "pens", children: pens.map((pen) => /* @__PURE__ */ createVNode2("button", { "aria-pressed": play.pen === pen, title: penKeys2[pen], onClick: take(pen), children: names[pen] }, pen)) });
}
function PlayPanel({ session }) {
  useSession(session);
  const { play, puzzle } = session;
  if (!puzzle) return null;
  return /* @__PURE__ */ createVNode2("section", { "aria-label": "Solve", children: [
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: [
      "Digits and marks that you enter here are not part of the puzzle. ",
      /* @__PURE__ */ createVNode2("span", { class: "of-keys", children: "Z, X, C and V change between digits, corner marks, centre marks and colours; a digit with Shift is a corner mark, with Ctrl a centre mark." })
    ] }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "check", onClick: () => session.attempt(() => play.check()), children: "Check" }),
      play.wrong.length > 0 && !play.shown && /* @__PURE__ */ createVNode2("button", { id: "show-wrong", onClick: () => play.show(), children: "Show which" }),
      /* @__PURE__ */ createVNode2(HintButton, { session, id: "play-hint" })
    ] }),
    /* @__PURE__ */ createVNode2("p", { id: "verdict", role: "status", children: play.verdict })
  ] });
}

// source/board/name.tsx
function Name({ name, sign }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("span", { class: "roomy", children: name }),
    /* @__PURE__ */ createVNode2("span", { class: "tight", "aria-hidden": "true", children: sign })
  ] });
}

// source/board/pad.tsx
function Colours({ session }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: colours.map((name, at) => /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "swatch",
      style: { "--swatch": `var(--colour-${at + 1})` },
      "aria-label": name,
      onClick: () => session.enter(at + 1)
    },
    name
  )) });
}
function Pad({ session }) {
  useSession(session);
  const { puzzle, tool, play } = session;
  const solving = session.mode === "solve";
  if (!puzzle) return null;
  const type = (value) => tool.takesDigits && value < 10 ? tool.say(tool.before + value) : session.enter(value);
  const many = () => {
    session.chooseMany = !session.chooseMany;
    session.changed();
  };
  return /* @__PURE__ */ createVNode2("div", { id: "pad", children: [
    solving && /* @__PURE__ */ createVNode2(Pens, { session }),
    /* @__PURE__ */ createVNode2("div", { class: "row digits", role: "group", "aria-label": "Digits", children: [
      solving && play.pen === "colour" ? /* @__PURE__ */ createVNode2(Colours, { session }) : puzzle.layout.values.map((value) => /* @__PURE__ */ createVNode2("button", { onClick: () => type(value), children: puzzle.layout.sign(value) }, value)),
      /* @__PURE__ */ createVNode2("button", { "aria-label": "Empty the selected cells", onClick: () => session.enter(nothing), children: "⌫" })
    ] }),
    /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Board", children: [
      /* @__PURE__ */ createVNode2("button", { id: "undo", title: "Ctrl+Z", disabled: !session.canUndo, onClick: () => session.undo(), children: /* @__PURE__ */ createVNode2(Name, { name: "Undo", sign: "↶" }) }),
      /* @__PURE__ */ createVNode2("button", { id: "redo", title: "Ctrl+Y", disabled: !session.canRedo, onClick: () => session.redo(), children: /* @__PURE__ */ createVNode2(Name, { name: "Redo", sign: "↷" }) }),
      /* @__PURE__ */ createVNode2("button", { id: "clear", onClick: () => solving ? play.clear() : session.edit(puzzle.empty()), children: /* @__PURE__ */ createVNode2(Name, { name: "Clear digits", sign: "Clear" }) }),
      /* @__PURE__ */ createVNode2("button", { id: "many", "aria-pressed": session.chooseMany, onClick: many, children: /* @__PURE__ */ createVNode2(Name, { name: "Select several", sign: "+…" }) })
    ] })
  ] });
}

// source/setter/examples.ts
var small = "svg .s-thin{stroke-opacity:.4}svg .s-cage{stroke-width:3}\n";
var frameAside = "svg .s-frame{stroke-opacity:.4}\n";
var wide = "svg :is(.s-frame,.s-crease){stroke-width:12}\n";
var drawn = /* @__PURE__ */ new Map();
var options3 = { format: "svg", theme: "auto", caption: false };
var waiting = [];
var svgAlone = async (text) => (await askOne("convert", text, options3)).document;
async function askAll() {
  const all3 = waiting;
  waiting = [];
  const answers = await ask({ command: "convert", puzzle: all3.map(({ text }) => text).join("\n"), options: options3 }).catch(() => []);
  all3.forEach(({ text, drawn: drawn4 }, at) => drawn4(answers.length === all3.length && answers[at].document || svgAlone(text)));
}
function svgOf(text) {
  return new Promise((drawn4) => {
    waiting.push({ text, drawn: drawn4 });
    if (waiting.length === 1) setTimeout(askAll);
  });
}
async function draw(text, frame2, style2) {
  const document2 = await svgOf(text);
  const framed = frame2 ? document2.replace(/viewBox="[^"]*"/, `viewBox="${frame2}"`) : document2;
  const { svg } = drawingOf(framed.replace("<style>", `<style>${small}${style2}`), null);
  return "data:image/svg+xml," + encodeURIComponent(svg.replace(/(<svg[^>]*?) width="[^"]*" height="[^"]*"/, "$1"));
}
function pictureOf(text, frame2 = null, style2 = frameAside) {
  const key4 = `${frame2}
${text}`;
  let picture = drawn.get(key4);
  if (!picture) {
    picture = draw(text, frame2, style2);
    drawn.set(key4, picture);
    picture.catch(() => drawn.delete(key4));
  }
  return picture;
}
var cellSize2 = 60;
var square = ([row, column], size2) => [column - size2 / 2, row - size2 / 2, size2, size2].map((part) => Math.round(part * cellSize2)).join(" ");
function besideOf(entry) {
  const [side, clues] = entry.split(":");
  const at = clues.trim().split(/ +/).findIndex((clue) => clue !== ".") + 0.5;
  const far = /^(bottom|right)/.test(side) ? 9 : 0;
  return /^(top|bottom)/.test(side) ? [far, at] : [at, far];
}
var longest2 = 3;
function around(cells) {
  const range = [0, 1].map((at) => {
    const places = cells.map((cell) => cell[at]);
    const [first3, last] = [Math.max(Math.min(...places), cells[0][at] - longest2 + 1), Math.min(Math.max(...places), cells[0][at] + longest2 - 1)];
    return { size: last - first3 + 1, middle: (first3 + last + 1) / 2 };
  });
  const size2 = Math.max(2, Math.min(longest2, range[0].size), Math.min(longest2, range[1].size)) + 0.2;
  return square([range[0].middle, range[1].middle], size2);
}
function frameOf({ kind, example, corner }) {
  const entry = example.split(";")[0];
  if (kind === "sides") return square(besideOf(entry), 2);
  if (kind === "regions") return square([2.5, 2.5], 5.2);
  const cells = [...entry.matchAll(/r(\d+)c(\d+)/g)].map(([, row2, column2]) => [Number(row2) - 1, Number(column2) - 1]);
  if (cells.length === 0) return null;
  const [[row, column], next = cells[0]] = cells;
  if (corner) return square([row + 1, column + 1], 1.6);
  if (kind === "pairs" || kind === "signs") return square([(row + next[0] + 1) / 2, (column + next[1] + 1) / 2], 1.4);
  const diagonalSum = /^\d+: /.test(entry) && cells.length === 2 && row !== next[0] && column !== next[1];
  return diagonalSum ? square([row, column], 2) : around(cells);
}
function exampleOf(form2) {
  const entries = form2.example.split(";").map((entry) => entry.trim()).filter((entry) => !/^all .*given$/.test(entry));
  const use2 = form2.kind === "switch" ? `rules: ${form2.name}
` : `${form2.name}:
${entries.map((entry) => `  ${entry}
`).join("")}`;
  return pictureOf(`size: 9
${use2}
${".........\n".repeat(9)}`, frameOf(form2), form2.kind === "regions" ? wide : form2.kind === "switch" ? frameAside + wide : frameAside);
}
var knight = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
var diagonal = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
var beside = [[-1, 0], [0, -1], [0, 1], [1, 0]];
var reaches = {
  "anti-knight": knight,
  "anti-king": [...diagonal, ...beside],
  "anti-queen": [...diagonal, ...diagonal.map(([row, column]) => [2 * row, 2 * column])],
  "non-consecutive": beside,
  "anti-consecutive-diagonal": diagonal,
  toroidal: [[-2, 0], [2, 0], [0, -2], [0, 2]],
  leapers: knight,
  grids: [-2, -1, 1, 2].flatMap((row) => [-2, -1, 1, 2].map((column) => [row, column])),
  flatmates: [[-1, 0], [1, 0]],
  "self-taxicab": [[-2, 0], [0, -2], [0, 2], [2, 0], ...diagonal],
  "disjoint-groups": [[-2, -2], [-2, 2], [2, -2], [2, 2]]
};
var signs = {
  shape: "6×8",
  values: "0–8",
  pencilmarks: "1 2 3",
  "doppelganger-zero": "0 9",
  wrogn: "±1",
  rule: "a+b",
  "global-entropy": "147",
  "global-modular": "123"
};

// source/setter/menu.tsx
function Menu({ id, name, label, children, onOpen }) {
  return /* @__PURE__ */ createVNode2("details", { id, class: "menu", onToggle: (event) => {
    if (event.currentTarget.open) onOpen?.();
  }, children: [
    /* @__PURE__ */ createVNode2("summary", { "aria-label": label, children: name }),
    /* @__PURE__ */ createVNode2("div", { class: "sheet", children })
  ] });
}
var open = () => document.querySelectorAll(".menu[open]");
function closeMenus() {
  for (const menu of open()) {
    const keys = menu.contains(document.activeElement);
    menu.open = false;
    if (keys) menu.querySelector("summary").focus();
  }
}
function watchMenus() {
  const leave = ({ target: target2 }) => {
    for (const menu of open()) if (target2 instanceof Node && !menu.contains(target2)) menu.open = false;
  };
  document.addEventListener("pointerdown", leave);
  document.addEventListener("focusin", leave);
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || open().length === 0) return;
    closeMenus();
    event.stopPropagation();
  }, true);
}

// ../../puzzles/variants/arrows.txt
var arrows_default = `# sudoku-sat generate --seed 1 --rules arrows
arrows:
  r6c4: r7c5 r6c6
  r1c3: r2c2 r1c1
  r5c8: r6c8 r7c9
  r8c9: r9c9 r8c8 r7c7
  r4c5: r4c6 r5c7
  r1c5: r1c6 r2c6
  r9c4: r9c3 r8c3
  r3c2: r2c3 r3c3
  r2c4: r3c4 r2c5
  r5c3: r4c2 r5c1

.....4...
......1..
.....3.6.
.........
........3
...6.....
.......3.
...7.....
.....9...
`;

// ../../puzzles/variants/cages.txt
var cages_default = `# sudoku-sat generate --seed 1 --rules cages
cages:
  21: r1c1 r1c2 r1c3 r1c4
  18: r1c8 r1c9 r2c9
  18: r6c8 r6c9 r7c7 r7c8
  21: r6c5 r6c6 r7c6 r8c6
  27: r3c1 r4c1 r5c1 r6c1 r7c1
  5: r2c6 r3c6
  9: r6c4 r7c4 r7c5
  14: r2c3 r2c4
  19: r8c4 r8c5 r9c4 r9c5
  19: r5c2 r5c3 r6c2 r7c2
  12: r6c3 r7c3
  24: r4c4 r4c5 r5c4 r5c5
  16: r8c7 r8c8 r9c8 r9c9
  13: r3c3 r3c4 r4c3
  14: r5c7 r5c8 r5c9 r6c7
  13: r7c9 r8c9
  20: r2c1 r2c2 r3c2 r4c2
  19: r2c7 r2c8 r3c7 r3c8
  14: r8c1 r9c1
  7: r8c2 r9c2
  16: r9c6 r9c7
  17: r4c6 r4c7 r5c6
  13: r1c5 r1c6 r1c7
  18: r3c9 r4c8 r4c9
  3: r8c3 r9c3
  15: r2c5 r3c5

.........
.........
.........
.........
.........
.........
.........
.3....5..
.......8.
`;

// ../../puzzles/escargot.txt
var escargot_default = `# AI Escargot, Arto Inkala, 2006. Nine rows of symbols, spaces between the boxes.
1.. ..7 .9.
.3. .2. ..8
..9 6.. 5..
..5 3.. 9..
.1. .8. ..2
6.. ..4 ...
3.. ... .1.
.4. ... ..7
..7 ... 3..
`;

// ../../puzzles/variants/kropki.txt
var kropki_default = `# sudoku-sat generate --seed 1 --rules kropki
kropki:
  white: r1c2-r1c3 r1c4-r1c5 r1c6-r1c7 r2c2-r2c3 r2c4-r2c5 r3c8-r3c9 r4c4-r4c5 r4c8-r4c9 r5c4-r5c5 r6c6-r6c7 r7c4-r7c5 r7c8-r7c9 r8c6-r8c7 r9c3-r9c4 r9c7-r9c8 r2c1-r3c1 r2c3-r3c3 r2c5-r3c5 r2c6-r3c6 r3c7-r4c7 r3c8-r4c8 r3c9-r4c9 r4c1-r5c1 r6c5-r7c5 r7c1-r8c1 r7c7-r8c7 r7c8-r8c8 r8c2-r9c2 r8c3-r9c3 r8c5-r9c5
  black: r2c1-r2c2 r2c6-r2c7 r4c3-r4c4 r6c3-r6c4 r7c7-r7c8 r9c2-r9c3 r1c6-r2c6 r3c3-r4c3 r4c2-r5c2 r4c4-r5c4 r4c9-r5c9 r5c3-r6c3 r5c7-r6c7 r6c9-r7c9
  all given

.........
.........
.........
.........
.........
.........
.........
.........
.........
`;

// ../../puzzles/variants/regions.txt
var regions_default = `# sudoku-sat generate --seed 1 -
regions:
  AAABBBCCC
  AAABBBBCC
  AAADBBCCC
  EEDDDDFFC
  EEEDDDFFF
  EEEDGGFFF
  HEGGGGFII
  HHHGGGIII
  HHHHHIIII

....64.9.
........7
3....98..
8.......4
..4.....5
91.......
.....6..3
....5....
7.3.82..9
`;

// ../../puzzles/variants/thermometers.txt
var thermometers_default = `# sudoku-sat generate --seed 1 --rules thermometers
thermometers:
  r5c3 r5c4 r5c5
  r9c4 r8c4 r7c3
  r1c5 r2c5 r2c4
  r3c1 r4c1 r3c2
  r3c8 r3c7 r4c7
  r2c6 r3c6 r3c5

1........
.........
.......65
.........
..6..7..3
...62.4..
.5...8...
8....6.2.
.42...78.
`;

// source/setter/samples.tsx
var samples = [
  { name: "Classic", text: escargot_default },
  { name: "Killer", text: cages_default },
  { name: "Jigsaw", text: regions_default },
  { name: "Thermometers", text: thermometers_default },
  { name: "Arrows", text: arrows_default },
  { name: "Dots", text: kropki_default }
];
function Sample({ session, name, text }) {
  const [picture, show] = useState("");
  useEffect(() => {
    pictureOf(text).then(show, () => {
    });
  }, [text]);
  const take = () => {
    closeMenus();
    void session.attempt(() => session.read(text));
  };
  return /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2("button", { class: "card", onClick: take, children: [
    picture ? /* @__PURE__ */ createVNode2("img", { src: picture, alt: "" }) : /* @__PURE__ */ createVNode2("span", { class: "blank" }),
    name
  ] }) });
}
function Samples({ session }) {
  return /* @__PURE__ */ createVNode2("ul", { class: "cards", "aria-label": "Samples", children: samples.map((one2) => /* @__PURE__ */ createVNode2(Sample, { session, ...one2 }, one2.name)) });
}
function EmptyState({ session }) {
  useSession(session);
  if (!session.puzzle?.isUsual() || session.tool.rule) return null;
  return /* @__PURE__ */ createVNode2("section", { class: "samples", "aria-label": "Samples", children: [
    /* @__PURE__ */ createVNode2("h2", { children: "Begin with a sample" }),
    /* @__PURE__ */ createVNode2(Samples, { session })
  ] });
}

// source/answers/steps_panel.tsx
function onStepKey(event, session) {
  const { steps: steps2 } = session;
  const ways = {
    ArrowRight: () => steps2.go(steps2.at + 1),
    ArrowLeft: () => steps2.go(steps2.at - 1),
    ArrowDown: () => steps2.goOn(),
    ArrowUp: () => steps2.goBack(),
    Home: () => steps2.go(0),
    End: () => steps2.go(steps2.all.length - 1),
    ...!session.fixed && { Escape: () => steps2.close() }
  };
  const way = ways[event.key];
  if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  way();
}
var heading = (step) => `${spoken(step.conclusions.join(", "))}${step.name ? ` (${step.name})` : ""}`;
function reveal(list) {
  const item = list?.querySelector("[aria-current]");
  if (!list || !item) return;
  const [room2, place] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (place.top < room2.top || place.height > room2.height) list.scrollTop += place.top - room2.top;
  else if (place.bottom > room2.bottom) list.scrollTop += place.bottom - room2.bottom;
}
function Argument({ session }) {
  const { steps: steps2 } = session;
  const list = useRef(null);
  useEffect(() => reveal(list.current), [steps2.line, steps2.at]);
  return /* @__PURE__ */ createVNode2("ol", { id: "argument", "aria-label": "Argument", ref: list, children: steps2.lines.map((line2, at) => /* @__PURE__ */ createVNode2(
    "li",
    {
      style: { "--depth": String(line2.depth) },
      "aria-current": at === steps2.line ? "step" : void 0,
      children: /* @__PURE__ */ createVNode2("button", { class: "plain", tabIndex: -1, onClick: () => steps2.walk(at), children: steps2.wordsOf(line2) })
    },
    at
  )) });
}
function Reasons({ step }) {
  return /* @__PURE__ */ createVNode2("details", { open: !step.text && !step.cases, children: [
    /* @__PURE__ */ createVNode2("summary", { children: step.reasons.length === 1 ? "The reason" : `All ${step.reasons.length} reasons` }),
    /* @__PURE__ */ createVNode2("ul", { id: "reasons", tabIndex: 0, "aria-label": "Reasons", children: step.reasons.map((reason) => /* @__PURE__ */ createVNode2("li", { children: spoken(reason.text) }, reason.text)) })
  ] });
}
function Legend({ session }) {
  const { diagram, line: line2, notes } = session.steps;
  const kinds2 = new Set(diagram.links.map(({ kind }) => kind));
  const looks = new Set([...diagram.looks].flatMap(([cell, of]) => isOpen(notes, cell) ? [...of.values()] : []));
  return /* @__PURE__ */ createVNode2("p", { class: "legend faint", children: [
    /* @__PURE__ */ createVNode2("span", { class: "key-now", children: "what follows" }),
    looks.has("out") && /* @__PURE__ */ createVNode2("span", { class: "key-out", children: "excluded" }),
    looks.has("base") && /* @__PURE__ */ createVNode2("span", { class: "key-base", children: "one of these holds" }),
    looks.has("gone") && /* @__PURE__ */ createVNode2("span", { class: "key-gone", children: "not possible any more" }),
    line2 >= 0 && /* @__PURE__ */ createVNode2("span", { class: "key-supposed", children: "supposed" }),
    kinds2.has("strong") && /* @__PURE__ */ createVNode2("span", { class: "key-strong", children: "either … or" }),
    kinds2.has("weak") && /* @__PURE__ */ createVNode2("span", { class: "key-weak", children: "not both" }),
    kinds2.has("rules-out") && /* @__PURE__ */ createVNode2("span", { class: "key-rules-out", children: "rules out" })
  ] });
}
function List({ session }) {
  const { steps: steps2 } = session;
  const list = useRef(null);
  useEffect(() => reveal(list.current), [steps2.at]);
  return /* @__PURE__ */ createVNode2("details", { id: "all-steps", open: session.fixed, onToggle: () => reveal(list.current), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "All steps" }),
    /* @__PURE__ */ createVNode2("ol", { ref: list, children: steps2.all.map((step, at) => /* @__PURE__ */ createVNode2("li", { "aria-current": at === steps2.at ? "step" : void 0, children: /* @__PURE__ */ createVNode2("button", { class: "plain", onClick: () => steps2.go(at), children: heading(step) }) }, at)) })
  ] });
}
function Walk({ session }) {
  const { steps: steps2 } = session;
  const last = steps2.lines.length - 1;
  if (last < 0) return null;
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Argument", children: [
    /* @__PURE__ */ createVNode2("button", { id: "line-back", disabled: steps2.line < 0, onClick: () => steps2.walk(steps2.line - 1), children: "↑ Back" }),
    /* @__PURE__ */ createVNode2("button", { id: "line-on", "aria-disabled": steps2.line === last, onClick: () => steps2.walk(steps2.line + 1), children: steps2.line < 0 ? "↓ Walk through the argument" : "↓ On" }),
    steps2.line >= 0 && /* @__PURE__ */ createVNode2("span", { class: "faint", children: [
      steps2.line + 1,
      " of ",
      last + 1
    ] })
  ] });
}
function Steps({ session }) {
  const { steps: steps2 } = session;
  const next = useRef(null);
  const panel = useRef(null);
  useEffect(() => {
    if (steps2.open) panel.current?.scrollIntoView({ block: "nearest" });
  }, [steps2.at]);
  useEffect(() => {
    document.body.classList.toggle("stepping", steps2.open);
    if (steps2.open) next.current?.focus();
    return () => document.body.classList.remove("stepping");
  }, [steps2.open]);
  if (!steps2.open) return null;
  const { step } = steps2;
  return /* @__PURE__ */ createVNode2("div", { id: "steps", onKeyDown: (event) => onStepKey(event, session), children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Steps", ref: panel, children: [
      /* @__PURE__ */ createVNode2("button", { id: "previous", disabled: steps2.at === 0, onClick: () => steps2.go(steps2.at - 1), children: "Previous" }),
      /* @__PURE__ */ createVNode2("span", { id: "place", children: [
        steps2.at + 1,
        " of ",
        steps2.all.length
      ] }),
      /* @__PURE__ */ createVNode2(
        "button",
        {
          id: "next",
          ref: next,
          "aria-disabled": steps2.at === steps2.all.length - 1,
          onClick: () => steps2.go(steps2.at + 1),
          children: "Next"
        }
      ),
      !session.fixed && /* @__PURE__ */ createVNode2("button", { id: "done", onClick: () => steps2.close(), children: "Close" })
    ] }),
    /* @__PURE__ */ createVNode2("p", { id: "step", "aria-live": "polite", children: /* @__PURE__ */ createVNode2("b", { children: heading(step) }) }),
    /* @__PURE__ */ createVNode2("p", { id: "sentence", children: step.text ?? (step.cases ? argumentWords(step) : steps2.told.join(" ")) }),
    /* @__PURE__ */ createVNode2(Walk, { session }),
    steps2.lines.length > 0 && /* @__PURE__ */ createVNode2(Argument, { session }),
    /* @__PURE__ */ createVNode2(Legend, { session }),
    /* @__PURE__ */ createVNode2(Reasons, { step }, steps2.at),
    steps2.all.length > 1 && /* @__PURE__ */ createVNode2(List, { session })
  ] });
}

// source/answers/explain_panel.tsx
function ExplainPanel({ session }) {
  useSession(session);
  const { found, steps: steps2 } = session;
  return /* @__PURE__ */ createVNode2("section", { "aria-label": "Explain", children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "explain", disabled: !found?.solution, onClick: () => session.attempt(() => steps2.explain()), children: "Explain all steps" }),
      /* @__PURE__ */ createVNode2(HintButton, { session, id: "hint" })
    ] }),
    !steps2.open && /* @__PURE__ */ createVNode2("p", { class: "faint", children: found && !found.solution ? "Only a puzzle with one solution can be explained to its end." : "Each step of the solution with its reasons on the board, or only the next one as a hint." }),
    !steps2.open && /* @__PURE__ */ createVNode2(EmptyState, { session })
  ] });
}
function Told({ session }) {
  useSession(session);
  return /* @__PURE__ */ createVNode2("section", { id: "told-here", "aria-label": "Steps told", children: [
    /* @__PURE__ */ createVNode2("p", { id: "hinted", role: "status", children: session.hint.sentence }),
    /* @__PURE__ */ createVNode2(Steps, { session })
  ] });
}

// source/setter/pdf.ts
function pdf(points, resources, content, stream) {
  const parts = [];
  const starts = [];
  let length = 0;
  const put = (part) => {
    parts.push(part);
    length += part.length;
  };
  const object = (dictionary, bytes) => {
    starts.push(length);
    put(`${starts.length} 0 obj
<< ${dictionary}${bytes ? ` /Length ${bytes.length}` : ""} >>
`);
    if (bytes) for (const part of ["stream\n", bytes, "\nendstream\n"]) put(part);
    put("endobj\n");
  };
  put("%PDF-1.4\n");
  object("/Type /Catalog /Pages 2 0 R");
  object("/Type /Pages /Kids [3 0 R] /Count 1");
  object(`/Type /Page /Parent 2 0 R /MediaBox [0 0 ${points.join(" ")}] /Contents 4 0 R /Resources << ${resources} >>`);
  object("", content);
  if (stream) object(stream.dictionary, stream.bytes);
  const table = length;
  const lines = starts.map((start2) => `${String(start2).padStart(10, "0")} 00000 n 
`).join("");
  put(`xref
0 ${starts.length + 1}
0000000000 65535 f 
${lines}`);
  put(`trailer
<< /Size ${starts.length + 1} /Root 1 0 R >>
startxref
${table}
%%EOF
`);
  return new Blob(parts, { type: "application/pdf" });
}
function pixelPdf(jpeg, pixels, points) {
  const dictionary = `/Type /XObject /Subtype /Image /Width ${pixels[0]} /Height ${pixels[1]} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  return pdf(points, "/XObject << /P 5 0 R >>", `q ${points[0]} 0 0 ${points[1]} 0 0 cm /P Do Q`, { dictionary, bytes: jpeg });
}

// source/setter/vector_pdf.ts
var widths = [
  "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584",
  "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 500 500 389 280 389 584"
].map((list) => list.split(" ").map(Number));
var symbols2 = {
  "←": ["\\254", 987],
  "↑": ["\\255", 603],
  "→": ["\\256", 987],
  "↓": ["\\257", 603],
  "≠": ["\\271", 549],
  "≤": ["\\243", 549],
  "≥": ["\\263", 549]
};
var Unknown = class extends Error {
};
var known = {
  svg: ["xmlns", "width", "height", "viewBox"],
  title: [],
  style: [],
  g: ["font-family", "font-size", "text-anchor", "fill", "font-weight"],
  text: ["x", "y"],
  rect: ["x", "y", "width", "height", "fill", "rx", "stroke", "stroke-width"],
  circle: ["cx", "cy", "r", "fill", "stroke", "stroke-width"],
  path: ["fill", "d", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"]
};
function check(element) {
  const names2 = known[element.localName];
  if (!names2 || [...element.attributes].some(({ name }) => name !== "class" && !names2.includes(name))) throw new Unknown();
}
var numberOf = (element, name) => Number(element.getAttribute(name) ?? 0);
function colour(text) {
  const [, digits] = /^#((?:[0-9a-f]{3}){1,2})$/i.exec(text) ?? [];
  if (!digits) throw new Unknown();
  const size2 = digits.length / 3;
  return [0, 1, 2].map((at) => (parseInt(digits.slice(at * size2, (at + 1) * size2).repeat(3 - size2), 16) / 255).toFixed(3)).join(" ");
}
function outline(d) {
  let [x2, y] = [0, 0];
  return (d.match(/[a-zA-Z][^a-zA-Z]*/g) ?? []).map((part) => {
    const numbers = part.slice(1).match(/-?[\d.]+/g)?.map(Number) ?? [];
    switch (part[0]) {
      case "M":
      case "L": {
        const points = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
        [x2, y] = points[points.length - 1];
        return points.map((point, at) => `${point.join(" ")} ${part[0] === "M" && at === 0 ? "m" : "l"}`).join("\n");
      }
      case "h":
        x2 += numbers[0];
        break;
      case "v":
        y += numbers[0];
        break;
      case "H":
        [x2] = numbers;
        break;
      case "V":
        [y] = numbers;
        break;
      case "z":
        return "h";
      default:
        throw new Unknown();
    }
    if (numbers.length !== 1) throw new Unknown();
    return `${x2} ${y} l`;
  }).join("\n");
}
var bend = 0.5523;
function rounded(x2, y, width, height2, r) {
  if (r === 0) return `${x2} ${y} ${width} ${height2} re`;
  const [right, bottom2, c] = [x2 + width, y + height2, r * (1 - bend)];
  return `${x2 + r} ${y} m ${right - r} ${y} l ${right - c} ${y} ${right} ${y + c} ${right} ${y + r} c ${right} ${bottom2 - r} l ${right} ${bottom2 - c} ${right - c} ${bottom2} ${right - r} ${bottom2} c ${x2 + r} ${bottom2} l ${x2 + c} ${bottom2} ${x2} ${bottom2 - c} ${x2} ${bottom2 - r} c ${x2} ${y + r} l ${x2} ${y + c} ${x2 + c} ${y} ${x2 + r} ${y} c h`;
}
function shape(element, lines) {
  const fill = element.getAttribute("fill") ?? "#000";
  const stroke = element.getAttribute("stroke");
  const style2 = [`${numberOf(element, "stroke-width") || 1} w`];
  if (fill !== "none") style2.push(`${colour(fill)} rg`);
  if (stroke) style2.push(`${colour(stroke)} RG`);
  style2.push(`${["butt", "round", "square"].indexOf(element.getAttribute("stroke-linecap") ?? "butt")} J`);
  style2.push(element.getAttribute("stroke-linejoin") === "round" ? "1 j" : "0 j");
  style2.push(`[${element.getAttribute("stroke-dasharray") ?? ""}] 0 d`);
  const paint = { "true true": "B", "true false": "f", "false true": "S", "false false": "n" }[`${fill !== "none"} ${stroke !== null}`];
  return `${style2.join(" ")}
${lines}
${paint}`;
}
function widthOf(letter, face) {
  if (letter in symbols2) return symbols2[letter][1];
  return widths[face][letter.normalize("NFD").charCodeAt(0) - 32] ?? 556;
}
var escaped = (letter) => {
  const code = letter.charCodeAt(0);
  if (code < 32 || code > 255 || code > 126 && code < 161) throw new Unknown();
  return code > 126 || "()\\".includes(letter) ? `\\${code.toString(8).padStart(3, "0")}` : letter;
};
function words2(element) {
  const group = element.parentElement;
  const style2 = (name) => group.getAttribute(name) ?? "";
  const face = style2("font-weight") === "bold" ? 1 : 0;
  const size2 = Number(style2("font-size"));
  const letters2 = [...element.textContent];
  const width = letters2.reduce((sum, letter) => sum + widthOf(letter, face), 0) * size2 / 1e3;
  const left = numberOf(element, "x") - { start: 0, middle: width / 2, end: width }[style2("text-anchor") || "start"];
  const shown2 = letters2.map((letter) => letter in symbols2 ? `/F2 ${size2} Tf (${symbols2[letter][0]}) Tj /F${face} ${size2} Tf` : `(${escaped(letter)}) Tj`).join(" ").replaceAll(") Tj (", "");
  return `${colour(style2("fill") || "#000")} rg BT /F${face} ${size2} Tf 1 0 0 -1 ${left.toFixed(2)} ${numberOf(element, "y")} Tm ${shown2} ET`;
}
function drawn2(element) {
  check(element);
  const number = (name) => numberOf(element, name);
  switch (element.localName) {
    case "rect":
      return shape(element, rounded(number("x"), number("y"), number("width"), number("height"), number("rx")));
    case "circle": {
      const r = number("r");
      return shape(element, rounded(number("cx") - r, number("cy") - r, 2 * r, 2 * r, r));
    }
    case "path":
      return shape(element, outline(element.getAttribute("d") ?? ""));
    case "text":
      return words2(element);
    case "svg":
    case "g":
      return [...element.children].map(drawn2).join("\n");
    default:
      return "";
  }
}
function vectorPdf(svg) {
  const root = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  const [x2, y, width, height2] = (root.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const scale2 = 0.75;
  try {
    const content = `${scale2} 0 0 ${-scale2} ${-x2 * scale2} ${(y + height2) * scale2} cm
${drawn2(root)}`;
    const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name}${name === "Symbol" ? "" : " /Encoding /WinAnsiEncoding"} >>`;
    const fonts = ["Helvetica", "Helvetica-Bold", "Symbol"].map((name, at) => `/F${at} ${font(name)}`).join(" ");
    return pdf([width * scale2, height2 * scale2], `/Font << ${fonts} >>`, content);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}

// source/setter/files.ts
async function copy(text) {
  if (!navigator.clipboard) throw new Error("Your browser only allows copying on secure pages; save the file instead.");
  await navigator.clipboard.writeText(text);
}
function download(content, name, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1e3);
}
var scale = 3;
async function drawn3(svg) {
  const [, , width, height2] = /viewBox="([^"]*)"/.exec(svg)[1].split(" ").map(Number);
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = scale * width;
  canvas.height = scale * height2;
  const context = canvas.getContext("2d");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { canvas, width, height: height2 };
}
function blobOf(canvas, type) {
  return new Promise((resolve, reject) => canvas.toBlob((blob) => blob ? resolve(blob) : reject(new Error(`Your browser can't make ${type}.`)), type, 0.95));
}
async function pngOf(svg) {
  return blobOf((await drawn3(svg)).canvas, "image/png");
}
async function pdfOf(svg) {
  const lines = vectorPdf(svg);
  if (lines) return lines;
  const { canvas, width, height: height2 } = await drawn3(svg);
  const jpeg = new Uint8Array(await (await blobOf(canvas, "image/jpeg")).arrayBuffer());
  return pixelPdf(jpeg, [canvas.width, canvas.height], [width * 0.75, height2 * 0.75]);
}

// ../../build/web/node_modules/fflate/esm/browser.js
var u8 = Uint8Array;
var u16 = Uint16Array;
var i32 = Int32Array;
var fleb = new u8([
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  1,
  1,
  1,
  1,
  2,
  2,
  2,
  2,
  3,
  3,
  3,
  3,
  4,
  4,
  4,
  4,
  5,
  5,
  5,
  5,
  0,
  /* unused */
  0,
  0,
  /* impossible */
  0
]);
var fdeb = new u8([
  0,
  0,
  0,
  0,
  1,
  1,
  2,
  2,
  3,
  3,
  4,
  4,
  5,
  5,
  6,
  6,
  7,
  7,
  8,
  8,
  9,
  9,
  10,
  10,
  11,
  11,
  12,
  12,
  13,
  13,
  /* unused */
  0,
  0
]);
var clim = new u8([16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]);
var freb = function(eb, start2) {
  var b = new u16(31);
  for (var i2 = 0; i2 < 31; ++i2) {
    b[i2] = start2 += 1 << eb[i2 - 1];
  }
  var r = new i32(b[30]);
  for (var i2 = 1; i2 < 30; ++i2) {
    for (var j = b[i2]; j < b[i2 + 1]; ++j) {
      r[j] = j - b[i2] << 5 | i2;
    }
  }
  return { b, r };
};
var _a = freb(fleb, 2);
var fl = _a.b;
var revfl = _a.r;
fl[28] = 258, revfl[258] = 28;
var _b = freb(fdeb, 0);
var fd = _b.b;
var revfd = _b.r;
var rev = new u16(32768);
for (i = 0; i < 32768; ++i) {
  x = (i & 43690) >> 1 | (i & 21845) << 1;
  x = (x & 52428) >> 2 | (x & 13107) << 2;
  x = (x & 61680) >> 4 | (x & 3855) << 4;
  rev[i] = ((x & 65280) >> 8 | (x & 255) << 8) >> 1;
}
var x;
var i;
var hMap = (function(cd, mb, r) {
  var s = cd.length;
  var i2 = 0;
  var l = new u16(mb);
  for (; i2 < s; ++i2) {
    if (cd[i2])
      ++l[cd[i2] - 1];
  }
  var le = new u16(mb);
  for (i2 = 1; i2 < mb; ++i2) {
    le[i2] = le[i2 - 1] + l[i2 - 1] << 1;
  }
  var co;
  if (r) {
    co = new u16(1 << mb);
    var rvb = 15 - mb;
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        var sv = i2 << 4 | cd[i2];
        var r_1 = mb - cd[i2];
        var v = le[cd[i2] - 1]++ << r_1;
        for (var m = v | (1 << r_1) - 1; v <= m; ++v) {
          co[rev[v] >> rvb] = sv;
        }
      }
    }
  } else {
    co = new u16(s);
    for (i2 = 0; i2 < s; ++i2) {
      if (cd[i2]) {
        co[i2] = rev[le[cd[i2] - 1]++] >> 15 - cd[i2];
      }
    }
  }
  return co;
});
var flt = new u8(288);
for (i = 0; i < 144; ++i)
  flt[i] = 8;
var i;
for (i = 144; i < 256; ++i)
  flt[i] = 9;
var i;
for (i = 256; i < 280; ++i)
  flt[i] = 7;
var i;
for (i = 280; i < 288; ++i)
  flt[i] = 8;
var i;
var fdt = new u8(32);
for (i = 0; i < 32; ++i)
  fdt[i] = 5;
var i;
var flm = /* @__PURE__ */ hMap(flt, 9, 0);
var fdm = /* @__PURE__ */ hMap(fdt, 5, 0);
var shft = function(p) {
  return (p + 7) / 8 | 0;
};
var slc = function(v, s, e) {
  if (s == null || s < 0)
    s = 0;
  if (e == null || e > v.length)
    e = v.length;
  return new u8(v.subarray(s, e));
};
var ec = [
  "unexpected EOF",
  "invalid block type",
  "invalid length/literal",
  "invalid distance",
  "stream finished",
  "no stream handler",
  ,
  // determined by compression function
  "no callback",
  "invalid UTF-8 data",
  "extra field too long",
  "date not in range 1980-2099",
  "filename too long",
  "stream finishing",
  "invalid zip data"
  // determined by unknown compression method
];
var err = function(ind, msg, nt) {
  var e = new Error(msg || ec[ind]);
  e.code = ind;
  if (Error.captureStackTrace)
    Error.captureStackTrace(e, err);
  if (!nt)
    throw e;
  return e;
};
var wbits = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v;
  d[o + 1] |= v >> 8;
};
var wbits16 = function(d, p, v) {
  v <<= p & 7;
  var o = p / 8 | 0;
  d[o] |= v;
  d[o + 1] |= v >> 8;
  d[o + 2] |= v >> 16;
};
var hTree = function(d, mb) {
  var t = [];
  for (var i2 = 0; i2 < d.length; ++i2) {
    if (d[i2])
      t.push({ s: i2, f: d[i2] });
  }
  var s = t.length;
  var t2 = t.slice();
  if (!s)
    return { t: et, l: 0 };
  if (s == 1) {
    var v = new u8(t[0].s + 1);
    v[t[0].s] = 1;
    return { t: v, l: 1 };
  }
  t.sort(function(a, b) {
    return a.f - b.f;
  });
  t.push({ s: -1, f: 25001 });
  var l = t[0], r = t[1], i0 = 0, i1 = 1, i22 = 2;
  t[0] = { s: -1, f: l.f + r.f, l, r };
  while (i1 != s - 1) {
    l = t[t[i0].f < t[i22].f ? i0++ : i22++];
    r = t[i0 != i1 && t[i0].f < t[i22].f ? i0++ : i22++];
    t[i1++] = { s: -1, f: l.f + r.f, l, r };
  }
  var maxSym = t2[0].s;
  for (var i2 = 1; i2 < s; ++i2) {
    if (t2[i2].s > maxSym)
      maxSym = t2[i2].s;
  }
  var tr = new u16(maxSym + 1);
  var mbt = ln(t[i1 - 1], tr, 0);
  if (mbt > mb) {
    var i2 = 0, dt = 0;
    var lft = mbt - mb, cst = 1 << lft;
    t2.sort(function(a, b) {
      return tr[b.s] - tr[a.s] || a.f - b.f;
    });
    for (; i2 < s; ++i2) {
      var i2_1 = t2[i2].s;
      if (tr[i2_1] > mb) {
        dt += cst - (1 << mbt - tr[i2_1]);
        tr[i2_1] = mb;
      } else
        break;
    }
    dt >>= lft;
    while (dt > 0) {
      var i2_2 = t2[i2].s;
      if (tr[i2_2] < mb)
        dt -= 1 << mb - tr[i2_2]++ - 1;
      else
        ++i2;
    }
    for (; i2 >= 0 && dt; --i2) {
      var i2_3 = t2[i2].s;
      if (tr[i2_3] == mb) {
        --tr[i2_3];
        ++dt;
      }
    }
    mbt = mb;
  }
  return { t: new u8(tr), l: mbt };
};
var ln = function(n, l, d) {
  return n.s == -1 ? Math.max(ln(n.l, l, d + 1), ln(n.r, l, d + 1)) : l[n.s] = d;
};
var lc = function(c) {
  var s = c.length;
  while (s && !c[--s])
    ;
  var cl = new u16(++s);
  var cli = 0, cln = c[0], cls = 1;
  var w = function(v) {
    cl[cli++] = v;
  };
  for (var i2 = 1; i2 <= s; ++i2) {
    if (c[i2] == cln && i2 != s)
      ++cls;
    else {
      if (!cln && cls > 2) {
        for (; cls > 138; cls -= 138)
          w(32754);
        if (cls > 2) {
          w(cls > 10 ? cls - 11 << 5 | 28690 : cls - 3 << 5 | 12305);
          cls = 0;
        }
      } else if (cls > 3) {
        w(cln), --cls;
        for (; cls > 6; cls -= 6)
          w(8304);
        if (cls > 2)
          w(cls - 3 << 5 | 8208), cls = 0;
      }
      while (cls--)
        w(cln);
      cls = 1;
      cln = c[i2];
    }
  }
  return { c: cl.subarray(0, cli), n: s };
};
var clen = function(cf, cl) {
  var l = 0;
  for (var i2 = 0; i2 < cl.length; ++i2)
    l += cf[i2] * cl[i2];
  return l;
};
var wfblk = function(out, pos, dat) {
  var s = dat.length;
  var o = shft(pos + 2);
  out[o] = s & 255;
  out[o + 1] = s >> 8;
  out[o + 2] = out[o] ^ 255;
  out[o + 3] = out[o + 1] ^ 255;
  for (var i2 = 0; i2 < s; ++i2)
    out[o + i2 + 4] = dat[i2];
  return (o + 4 + s) * 8;
};
var wblk = function(dat, out, final, syms, lf, df, eb, li, bs, bl, p) {
  wbits(out, p++, final);
  ++lf[256];
  var _a2 = hTree(lf, 15), dlt = _a2.t, mlb = _a2.l;
  var _b2 = hTree(df, 15), ddt = _b2.t, mdb = _b2.l;
  var _c = lc(dlt), lclt = _c.c, nlc = _c.n;
  var _d = lc(ddt), lcdt = _d.c, ndc = _d.n;
  var lcfreq = new u16(19);
  for (var i2 = 0; i2 < lclt.length; ++i2)
    ++lcfreq[lclt[i2] & 31];
  for (var i2 = 0; i2 < lcdt.length; ++i2)
    ++lcfreq[lcdt[i2] & 31];
  var _e = hTree(lcfreq, 7), lct = _e.t, mlcb = _e.l;
  var nlcc = 19;
  for (; nlcc > 4 && !lct[clim[nlcc - 1]]; --nlcc)
    ;
  var flen = bl + 5 << 3;
  var ftlen = clen(lf, flt) + clen(df, fdt) + eb;
  var dtlen = clen(lf, dlt) + clen(df, ddt) + eb + 14 + 3 * nlcc + clen(lcfreq, lct) + 2 * lcfreq[16] + 3 * lcfreq[17] + 7 * lcfreq[18];
  if (bs >= 0 && flen <= ftlen && flen <= dtlen)
    return wfblk(out, p, dat.subarray(bs, bs + bl));
  var lm, ll, dm, dl;
  wbits(out, p, 1 + (dtlen < ftlen)), p += 2;
  if (dtlen < ftlen) {
    lm = hMap(dlt, mlb, 0), ll = dlt, dm = hMap(ddt, mdb, 0), dl = ddt;
    var llm = hMap(lct, mlcb, 0);
    wbits(out, p, nlc - 257);
    wbits(out, p + 5, ndc - 1);
    wbits(out, p + 10, nlcc - 4);
    p += 14;
    for (var i2 = 0; i2 < nlcc; ++i2)
      wbits(out, p + 3 * i2, lct[clim[i2]]);
    p += 3 * nlcc;
    var lcts = [lclt, lcdt];
    for (var it = 0; it < 2; ++it) {
      var clct = lcts[it];
      for (var i2 = 0; i2 < clct.length; ++i2) {
        var len = clct[i2] & 31;
        wbits(out, p, llm[len]), p += lct[len];
        if (len > 15)
          wbits(out, p, clct[i2] >> 5 & 127), p += clct[i2] >> 12;
      }
    }
  } else {
    lm = flm, ll = flt, dm = fdm, dl = fdt;
  }
  for (var i2 = 0; i2 < li; ++i2) {
    var sym = syms[i2];
    if (sym > 255) {
      var len = sym >> 18 & 31;
      wbits16(out, p, lm[len + 257]), p += ll[len + 257];
      if (len > 7)
        wbits(out, p, sym >> 23 & 31), p += fleb[len];
      var dst = sym & 31;
      wbits16(out, p, dm[dst]), p += dl[dst];
      if (dst > 3)
        wbits16(out, p, sym >> 5 & 8191), p += fdeb[dst];
    } else {
      wbits16(out, p, lm[sym]), p += ll[sym];
    }
  }
  wbits16(out, p, lm[256]);
  return p + ll[256];
};
var deo = /* @__PURE__ */ new i32([65540, 131080, 131088, 131104, 262176, 1048704, 1048832, 2114560, 2117632]);
var et = /* @__PURE__ */ new u8(0);
var dflt = function(dat, lvl, plvl, pre, post, st) {
  var s = st.z || dat.length;
  var o = new u8(pre + s + 5 * (1 + Math.ceil(s / 7e3)) + post);
  var w = o.subarray(pre, o.length - post);
  var lst = st.l;
  var pos = (st.r || 0) & 7;
  if (lvl) {
    if (pos)
      w[0] = st.r >> 3;
    var opt = deo[lvl - 1];
    var n = opt >> 13, c = opt & 8191;
    var msk_1 = (1 << plvl) - 1;
    var prev = st.p || new u16(32768), head = st.h || new u16(msk_1 + 1);
    var bs1_1 = Math.ceil(plvl / 3), bs2_1 = 2 * bs1_1;
    var hsh = function(i3) {
      return (dat[i3] ^ dat[i3 + 1] << bs1_1 ^ dat[i3 + 2] << bs2_1) & msk_1;
    };
    var syms = new i32(25e3);
    var lf = new u16(288), df = new u16(32);
    var lc_1 = 0, eb = 0, i2 = st.i || 0, li = 0, wi = st.w || 0, bs = 0;
    for (; i2 + 2 < s; ++i2) {
      var hv = hsh(i2);
      var imod = i2 & 32767, pimod = head[hv];
      prev[imod] = pimod;
      head[hv] = imod;
      if (wi <= i2) {
        var rem = s - i2;
        if ((lc_1 > 7e3 || li > 24576) && (rem > 423 || !lst)) {
          pos = wblk(dat, w, 0, syms, lf, df, eb, li, bs, i2 - bs, pos);
          li = lc_1 = eb = 0, bs = i2;
          for (var j = 0; j < 286; ++j)
            lf[j] = 0;
          for (var j = 0; j < 30; ++j)
            df[j] = 0;
        }
        var l = 2, d = 0, ch_1 = c, dif = imod - pimod & 32767;
        if (rem > 2 && hv == hsh(i2 - dif)) {
          var maxn = Math.min(n, rem) - 1;
          var maxd = Math.min(32767, i2);
          var ml = Math.min(258, rem);
          while (dif <= maxd && --ch_1 && imod != pimod) {
            if (dat[i2 + l] == dat[i2 + l - dif]) {
              var nl = 0;
              for (; nl < ml && dat[i2 + nl] == dat[i2 + nl - dif]; ++nl)
                ;
              if (nl > l) {
                l = nl, d = dif;
                if (nl > maxn)
                  break;
                var mmd = Math.min(dif, nl - 2);
                var md = 0;
                for (var j = 0; j < mmd; ++j) {
                  var ti = i2 - dif + j & 32767;
                  var pti = prev[ti];
                  var cd = ti - pti & 32767;
                  if (cd > md)
                    md = cd, pimod = ti;
                }
              }
            }
            imod = pimod, pimod = prev[imod];
            dif += imod - pimod & 32767;
          }
        }
        if (d) {
          syms[li++] = 268435456 | revfl[l] << 18 | revfd[d];
          var lin = revfl[l] & 31, din = revfd[d] & 31;
          eb += fleb[lin] + fdeb[din];
          ++lf[257 + lin];
          ++df[din];
          wi = i2 + l;
          ++lc_1;
        } else {
          syms[li++] = dat[i2];
          ++lf[dat[i2]];
        }
      }
    }
    for (i2 = Math.max(i2, wi); i2 < s; ++i2) {
      syms[li++] = dat[i2];
      ++lf[dat[i2]];
    }
    pos = wblk(dat, w, lst, syms, lf, df, eb, li, bs, i2 - bs, pos);
    if (!lst) {
      st.r = pos & 7 | w[pos / 8 | 0] << 3;
      pos -= 7;
      st.h = head, st.p = prev, st.i = i2, st.w = wi;
    }
  } else {
    for (var i2 = st.w || 0; i2 < s + lst; i2 += 65535) {
      var e = i2 + 65535;
      if (e >= s) {
        w[pos / 8 | 0] = lst;
        e = s;
      }
      pos = wfblk(w, pos + 1, dat.subarray(i2, e));
    }
    st.i = s;
  }
  return slc(o, 0, pre + shft(pos) + post);
};
var crct = /* @__PURE__ */ (function() {
  var t = new Int32Array(256);
  for (var i2 = 0; i2 < 256; ++i2) {
    var c = i2, k = 9;
    while (--k)
      c = (c & 1 && -306674912) ^ c >>> 1;
    t[i2] = c;
  }
  return t;
})();
var crc = function() {
  var c = -1;
  return {
    p: function(d) {
      var cr = c;
      for (var i2 = 0; i2 < d.length; ++i2)
        cr = crct[cr & 255 ^ d[i2]] ^ cr >>> 8;
      c = cr;
    },
    d: function() {
      return ~c;
    }
  };
};
var dopt = function(dat, opt, pre, post, st) {
  if (!st) {
    st = { l: 1 };
    if (opt.dictionary) {
      var dict = opt.dictionary.subarray(-32768);
      var newDat = new u8(dict.length + dat.length);
      newDat.set(dict);
      newDat.set(dat, dict.length);
      dat = newDat;
      st.w = dict.length;
    }
  }
  return dflt(dat, opt.level == null ? 6 : opt.level, opt.mem == null ? st.l ? Math.ceil(Math.max(8, Math.min(13, Math.log(dat.length))) * 1.5) : 20 : 12 + opt.mem, pre, post, st);
};
var mrg = function(a, b) {
  var o = {};
  for (var k in a)
    o[k] = a[k];
  for (var k in b)
    o[k] = b[k];
  return o;
};
var wbytes = function(d, b, v) {
  for (; v; ++b)
    d[b] = v, v >>>= 8;
};
function deflateSync(data, opts) {
  return dopt(data, opts || {}, 0, 0);
}
var fltn = function(d, p, t, o) {
  for (var k in d) {
    var val = d[k], n = p + k, op = o;
    if (Array.isArray(val))
      op = mrg(o, val[1]), val = val[0];
    if (ArrayBuffer.isView(val))
      t[n] = [val, op];
    else {
      t[n += "/"] = [new u8(0), op];
      fltn(val, n, t, o);
    }
  }
};
var te = typeof TextEncoder != "undefined" && /* @__PURE__ */ new TextEncoder();
var td = typeof TextDecoder != "undefined" && /* @__PURE__ */ new TextDecoder();
var tds = 0;
try {
  td.decode(et, { stream: true });
  tds = 1;
} catch (e) {
}
function strToU8(str, latin1) {
  if (latin1) {
    var ar_1 = new u8(str.length);
    for (var i2 = 0; i2 < str.length; ++i2)
      ar_1[i2] = str.charCodeAt(i2);
    return ar_1;
  }
  if (te)
    return te.encode(str);
  var l = str.length;
  var ar = new u8(str.length + (str.length >> 1));
  var ai = 0;
  var w = function(v) {
    ar[ai++] = v;
  };
  for (var i2 = 0; i2 < l; ++i2) {
    if (ai + 5 > ar.length) {
      var n = new u8(ai + 8 + (l - i2 << 1));
      n.set(ar);
      ar = n;
    }
    var c = str.charCodeAt(i2);
    if (c < 128 || latin1)
      w(c);
    else if (c < 2048)
      w(192 | c >> 6), w(128 | c & 63);
    else if (c > 55295 && c < 57344)
      c = 65536 + (c & 1023 << 10) | str.charCodeAt(++i2) & 1023, w(240 | c >> 18), w(128 | c >> 12 & 63), w(128 | c >> 6 & 63), w(128 | c & 63);
    else
      w(224 | c >> 12), w(128 | c >> 6 & 63), w(128 | c & 63);
  }
  return slc(ar, 0, ai);
}
var exfl = function(ex) {
  var le = 0;
  if (ex) {
    for (var k in ex) {
      var l = ex[k].length;
      if (l > 65535)
        err(9);
      le += l + 4;
    }
  }
  return le;
};
var wzh = function(d, b, f, fn, u, c, ce, co) {
  var fl2 = fn.length, ex = f.extra, col = co && co.length;
  var exl = exfl(ex);
  wbytes(d, b, ce != null ? 33639248 : 67324752), b += 4;
  if (ce != null)
    d[b++] = 20, d[b++] = f.os;
  d[b] = 20, b += 2;
  d[b++] = f.flag << 1 | (c < 0 && 8), d[b++] = u && 8;
  d[b++] = f.compression & 255, d[b++] = f.compression >> 8;
  var dt = new Date(f.mtime == null ? Date.now() : f.mtime), y = dt.getFullYear() - 1980;
  if (y < 0 || y > 119)
    err(10);
  wbytes(d, b, y << 25 | dt.getMonth() + 1 << 21 | dt.getDate() << 16 | dt.getHours() << 11 | dt.getMinutes() << 5 | dt.getSeconds() >> 1), b += 4;
  if (c != -1) {
    wbytes(d, b, f.crc);
    wbytes(d, b + 4, c < 0 ? -c - 2 : c);
    wbytes(d, b + 8, f.size);
  }
  wbytes(d, b + 12, fl2);
  wbytes(d, b + 14, exl), b += 16;
  if (ce != null) {
    wbytes(d, b, col);
    wbytes(d, b + 6, f.attrs);
    wbytes(d, b + 10, ce), b += 14;
  }
  d.set(fn, b);
  b += fl2;
  if (exl) {
    for (var k in ex) {
      var exf = ex[k], l = exf.length;
      wbytes(d, b, +k);
      wbytes(d, b + 2, l);
      d.set(exf, b + 4), b += 4 + l;
    }
  }
  if (col)
    d.set(co, b), b += col;
  return b;
};
var wzf = function(o, b, c, d, e) {
  wbytes(o, b, 101010256);
  wbytes(o, b + 8, c);
  wbytes(o, b + 10, c);
  wbytes(o, b + 12, d);
  wbytes(o, b + 16, e);
};
function zipSync(data, opts) {
  if (!opts)
    opts = {};
  var r = {};
  var files = [];
  fltn(data, "", r, opts);
  var o = 0;
  var tot = 0;
  for (var fn in r) {
    var _a2 = r[fn], file = _a2[0], p = _a2[1];
    var compression = p.level == 0 ? 0 : 8;
    var f = strToU8(fn), s = f.length;
    var com = p.comment, m = com && strToU8(com), ms = m && m.length;
    var exl = exfl(p.extra);
    if (s > 65535)
      err(11);
    var d = compression ? deflateSync(file, p) : file, l = d.length;
    var c = crc();
    c.p(file);
    files.push(mrg(p, {
      size: file.length,
      crc: c.d(),
      c: d,
      f,
      m,
      u: s != fn.length || m && com.length != ms,
      o,
      compression
    }));
    o += 30 + s + exl + l;
    tot += 76 + 2 * (s + exl) + (ms || 0) + l;
  }
  var out = new u8(tot + 22), oe = o, cdl = tot - o;
  for (var i2 = 0; i2 < files.length; ++i2) {
    var f = files[i2];
    wzh(out, f.o, f, f.f, f.u, f.c.length);
    var badd = 30 + f.f.length + exfl(f.extra);
    out.set(f.c, f.o + badd);
    wzh(out, o, f, f.f, f.u, f.c.length, f.o, f.m), o += 16 + badd + (f.m ? f.m.length : 0);
  }
  wzf(out, o, files.length, cdl, oe);
  return out;
}

// source/answers/certificate.ts
async function certificate(puzzle, asking) {
  const answer = await askOne("prove", puzzle.text(), { timeout: 60 }, asking);
  if (!answer.files) throw new Error(`No certificate: ${answer.reason}.`);
  const files = Object.entries(answer.files).map(([name, text]) => [`certificate/${name}`, strToU8(text)]);
  return new Blob([zipSync(Object.fromEntries(files))]);
}

// source/answers/findings_panel.tsx
function Clues({ session }) {
  const { found, puzzle, inspection } = session;
  if (!found || found.clues.length === 0) return null;
  return /* @__PURE__ */ createVNode2("ul", { id: "clues", "aria-label": "Clues that contradict each other", onMouseLeave: () => inspection.clear(), children: found.clues.map((clue) => /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "plain",
      onMouseEnter: () => inspection.show(puzzle.cellsNamed(clue)),
      onFocus: () => inspection.show(puzzle.cellsNamed(clue)),
      onBlur: () => inspection.clear(),
      children: clue
    }
  ) }, clue)) });
}
function Legend2({ session }) {
  const { found, showCandidates, seen, puzzle } = session;
  if (found?.kind !== "several" || !puzzle) return null;
  const once = showCandidates && !seen.open && found.counts.some((_, cell) => inOneSolution(found, cell).size > 0);
  return /* @__PURE__ */ createVNode2("p", { class: "legend faint", children: [
    [...found.marks.values()].some((marks2) => marks2.includes("differs")) && /* @__PURE__ */ createVNode2("span", { class: "key-differs", children: "differs between solutions" }),
    once && /* @__PURE__ */ createVNode2("span", { class: "key-once", children: "in only one solution" })
  ] });
}
function Suggested({ session, line: line2 }) {
  if (!line2.next) return /* @__PURE__ */ createVNode2("span", { children: line2.text });
  const show = () => session.preview(line2);
  return /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "plain",
      onMouseEnter: show,
      onFocus: show,
      onBlur: () => session.preview(null),
      onClick: () => session.apply(line2),
      children: line2.text
    }
  );
}
function OnDemand({ session }) {
  const { demand } = session;
  const { question, told: told2, lines } = demand;
  if (!question) return null;
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    !told2 && /* @__PURE__ */ createVNode2("button", { id: "ask", onClick: () => session.attempt(() => demand.ask()), children: question.name }),
    demand.superfluous.length > 1 && /* @__PURE__ */ createVNode2("button", { id: "minimise", onClick: () => session.attempt(() => demand.minimise()), children: "Remove all that can go together" }),
    told2 && /* @__PURE__ */ createVNode2("div", { role: "status", children: /* @__PURE__ */ createVNode2("ul", { id: "told", tabIndex: 0, "aria-label": question.name, onMouseLeave: () => session.preview(null), children: lines.map((line2) => /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2(Suggested, { session, line: line2 }) }, line2.text)) }) })
  ] });
}
async function saveCertificate(session) {
  session.say("Proving …");
  try {
    download(await certificate(session.puzzle, { signal: session.signal }), "certificate.zip", "application/zip");
    session.say("Saved. To check it, unpack it and run sudoku-sat verify.");
  } catch (error) {
    session.say("");
    throw error;
  }
}
function Switch({ id, name, on, usable, change }) {
  return /* @__PURE__ */ createVNode2("label", { children: [
    /* @__PURE__ */ createVNode2(
      "input",
      {
        type: "checkbox",
        id,
        checked: on,
        disabled: !usable,
        onChange: (event) => change(event.currentTarget.checked)
      }
    ),
    " ",
    name
  ] });
}
function FindingsPanel({ session }) {
  useSession(session);
  const { found, puzzle, trouble } = session;
  const set = (change) => {
    Object.assign(session, change);
    session.changed();
  };
  return /* @__PURE__ */ createVNode2("section", { id: "findings", "aria-label": "Findings", children: [
    /* @__PURE__ */ createVNode2("p", { id: "more", children: trouble ? "" : found?.more }),
    found && puzzle && /* @__PURE__ */ createVNode2("p", { id: "counts", children: countsOf(found, puzzle, session.current) }),
    /* @__PURE__ */ createVNode2(Legend2, { session }),
    /* @__PURE__ */ createVNode2(Clues, { session }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2(
        Switch,
        {
          id: "candidates",
          name: "Candidates",
          on: session.showCandidates,
          usable: (found?.candidates.length ?? 0) > 0,
          change: (on) => set({ showCandidates: on })
        }
      ),
      /* @__PURE__ */ createVNode2(
        Switch,
        {
          id: "solution",
          name: "Solution",
          on: session.showSolution,
          usable: !!found?.solution,
          change: (on) => set({ showSolution: on })
        }
      ),
      (found?.kind === "one" || found?.kind === "none") && /* @__PURE__ */ createVNode2("button", { id: "certificate", onClick: () => session.attempt(() => saveCertificate(session)), children: "Certificate" }),
      /* @__PURE__ */ createVNode2(OnDemand, { session })
    ] })
  ] });
}

// source/answers/notices.tsx
function Warnings({ warnings }) {
  if (warnings.length === 0) return null;
  return /* @__PURE__ */ createVNode2("section", { id: "warnings", role: "status", "aria-label": "Warnings", children: [
    /* @__PURE__ */ createVNode2("p", { children: [
      warnings.length === 1 ? "A warning" : `${warnings.length} warnings`,
      " about the text that was read:"
    ] }),
    /* @__PURE__ */ createVNode2("ul", { children: warnings.map((warning) => /* @__PURE__ */ createVNode2("li", { children: warning }, warning)) })
  ] });
}
function Notices({ session }) {
  useSession(session);
  const { puzzle, notice } = session;
  return /* @__PURE__ */ createVNode2("section", { id: "notices", "aria-label": "Notices", children: [
    /* @__PURE__ */ createVNode2("p", { id: "notice", role: "status", children: notice }),
    puzzle && /* @__PURE__ */ createVNode2(Warnings, { warnings: puzzle.warnings })
  ] });
}

// source/answers/strip.tsx
var signs2 = { empty: "○", one: "●", several: "◐", none: "✕", undecided: "?" };
var silent = 1;
function useSeconds(since) {
  const [now, tick] = useState(since);
  useEffect(() => {
    tick(Date.now());
    if (!since) return;
    const timer = setInterval(() => tick(Date.now()), 1e3);
    return () => clearInterval(timer);
  }, [since]);
  return since ? Math.floor(Math.max(0, now - since) / 1e3) : 0;
}
function OpenCells({ session }) {
  const { found, current } = session;
  const open2 = [...found?.marks ?? []].filter(([, marks2]) => marks2.includes("differs")).map(([cell]) => cell).sort((a, b) => a - b);
  if (found?.kind !== "several" || open2.length === 0) return null;
  const next = open2.find((cell) => cell > current) ?? open2[0];
  return /* @__PURE__ */ createVNode2("button", { id: "open-cells", onClick: () => session.select([next], next), children: [
    counted(open2.length, "cell"),
    " open"
  ] });
}
function SeeOne({ session }) {
  const { found, seen, mode } = session;
  if (found?.kind !== "several" || mode !== "set") return null;
  if (!seen.open) return /* @__PURE__ */ createVNode2("button", { id: "see-one", onClick: () => session.attempt(() => seen.see()), children: "See one" });
  return /* @__PURE__ */ createVNode2("span", { role: "group", "aria-label": "Solutions", id: "seen", children: [
    /* @__PURE__ */ createVNode2("button", { "aria-label": "Previous solution", onClick: () => seen.go(seen.at - 1), children: "‹" }),
    " ",
    /* @__PURE__ */ createVNode2("span", { role: "status", children: [
      seen.at + 1,
      " of ",
      seen.count
    ] }),
    " ",
    /* @__PURE__ */ createVNode2("button", { "aria-label": "Next solution", onClick: () => seen.go(seen.at + 1), children: "›" }),
    " ",
    /* @__PURE__ */ createVNode2("button", { onClick: () => seen.close(), children: "Hide" })
  ] });
}
function nameOf3({ rule, data, clue }) {
  if (data.length > 1) return spoken2(rule);
  return `${spoken2(rule)} ${clue === void 0 ? data[0] : `${data[0].split(":")[0]}, clue ${clue + 1}`}`;
}
function Strip({ session }) {
  useSession(session);
  const { found, puzzle, trouble, lookingSince } = session;
  const seconds4 = useSeconds(lookingSince);
  const kind = trouble ? "none" : found?.kind ?? "undecided";
  const sentence = trouble || found?.sentence || (session.stopped ? "Stopped." : "Searching …");
  return /* @__PURE__ */ createVNode2("div", { id: "strip", class: `verdict-${found || trouble ? kind : "searching"}`, children: [
    /* @__PURE__ */ createVNode2("span", { class: "sign", "aria-hidden": "true", children: found || trouble ? signs2[kind] : "…" }),
    /* @__PURE__ */ createVNode2("p", { id: "said", role: "status", "aria-live": "polite", class: trouble ? "trouble" : "", children: sentence }),
    !trouble && /* @__PURE__ */ createVNode2(OpenCells, { session }),
    !trouble && /* @__PURE__ */ createVNode2(SeeOne, { session }),
    seconds4 >= silent && /* @__PURE__ */ createVNode2("span", { class: "faint", id: "seconds", children: [
      seconds4,
      " s"
    ] }),
    seconds4 >= silent && /* @__PURE__ */ createVNode2("button", { id: "stop", onClick: () => session.stop(), children: "Stop" }),
    session.stopped && /* @__PURE__ */ createVNode2("button", { id: "search", onClick: () => session.search(), children: "Search" }),
    puzzle?.aside.map((aside, at) => /* @__PURE__ */ createVNode2("p", { id: idOf(at), class: "unfinished-told", role: "status", children: [
      "Left out: ",
      nameOf3(aside),
      ": ",
      aside.why
    ] }, nameOf3(aside))),
    found?.kind === "none" && session.lastEditBroke && /* @__PURE__ */ createVNode2("button", { id: "undo-last", onClick: () => session.undo(), children: "Your last edit did it: undo" })
  ] });
}

// source/microscope/clauses.ts
var pause2 = 120;
function useClauses(session, { encoding: encoding2, about, family }) {
  const [answer, setAnswer] = useState(null);
  const { puzzle } = session;
  useEffect(() => {
    const asking = new AbortController();
    const ask2 = () => session.attempt(async () => {
      const options4 = { encoding: encoding2, about, timeout: 20, ...family && { family } };
      setAnswer(await askFor("shown", "clauses", puzzle.text(), options4, { signal: asking.signal }));
    });
    const timer = window.setTimeout(ask2, pause2);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [session, puzzle, encoding2, about, family]);
  return answer;
}

// source/microscope/encoding_choice.tsx
var usualEncoding = "maple";
var all2 = null;
function allEncodings() {
  all2 ??= ask({ command: "list", options: { what: "encodings" } });
  all2.catch(() => {
    all2 = null;
  });
  return all2;
}
function EncodingChoice({ session, id, label, chosen: chosen2, choose }) {
  const [encodings, setEncodings] = useState([]);
  useEffect(() => {
    void session.attempt(async () => setEncodings(await allEncodings()));
  }, [session]);
  return /* @__PURE__ */ createVNode2("label", { children: [
    label,
    " ",
    /* @__PURE__ */ createVNode2("select", { id, onChange: (event) => choose(event.currentTarget.value), children: encodings.map(({ name, summary }) => /* @__PURE__ */ createVNode2("option", { title: summary, selected: name === chosen2, children: name }, name)) })
  ] });
}

// source/microscope/value_buttons.tsx
function ValueButtons({ puzzle, cell, pressed, choose }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: puzzle.layout.values.map((value) => /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "narrow",
      "aria-pressed": pressed(value),
      onClick: () => choose(value),
      "aria-label": `${puzzle.name(cell)} is ${puzzle.layout.sign(value)}`,
      children: puzzle.layout.sign(value)
    },
    value
  )) });
}

// source/microscope/clauses_panel.tsx
function Values({ session }) {
  const { inspection, puzzle } = session;
  const { cell, value: chosen2 } = inspection.about;
  const choose = (value) => {
    session.select(session.selection, cell);
    inspection.choose({ cell, value });
  };
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Clauses of the cell or of one value", children: [
    /* @__PURE__ */ createVNode2("button", { "aria-pressed": chosen2 === nothing, onClick: () => choose(nothing), children: puzzle.name(cell) }),
    /* @__PURE__ */ createVNode2(ValueButtons, { puzzle, cell, pressed: (value) => chosen2 === value, choose })
  ] });
}
function Families({ answer, family, choose }) {
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Families of clauses", children: answer.families.map(({ family: name, clauses }) => /* @__PURE__ */ createVNode2("button", { "aria-pressed": name === family, onClick: () => choose(name === family ? "" : name), children: [
    name,
    " ",
    /* @__PURE__ */ createVNode2("span", { class: "faint", children: clauses })
  ] }, name)) });
}
function List2({ session, clauses }) {
  const { inspection, puzzle } = session;
  const show = (words3) => inspection.show((words3.match(/r\d+c\d+/g) ?? []).map((name) => puzzle.cell(name)));
  return /* @__PURE__ */ createVNode2("ol", { id: "clauses", "aria-label": "Clauses", onMouseLeave: () => inspection.clear(), children: clauses.map(({ clause, words: words3, about, family }) => /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "plain",
      onMouseEnter: () => show(words3),
      onFocus: () => show(words3),
      onClick: () => show(words3),
      onBlur: () => inspection.clear(),
      children: [
        words3,
        " ",
        /* @__PURE__ */ createVNode2("span", { children: about ? `${family}: ${about}` : family })
      ]
    }
  ) }, clause)) });
}
function Clauses({ session }) {
  const { inspection, puzzle } = session;
  const [encoding2, choose] = useState(usualEncoding);
  const [family, setFamily] = useState("");
  const { cell, value } = inspection.about;
  const about = puzzle.name(cell) + (value === nothing ? "" : `=${value}`);
  const answer = useClauses(session, { encoding: encoding2, about, family });
  const wanted = answer?.families.find((one2) => one2.family === family)?.clauses ?? answer?.matching;
  const hidden = answer ? wanted - answer.shown.length : 0;
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Point at a cell or a candidate, or select it, to see its clauses. Point at a clause to see its cells." }),
    /* @__PURE__ */ createVNode2(EncodingChoice, { session, id: "clauses-encoding", label: "Encoding", chosen: encoding2, choose }),
    /* @__PURE__ */ createVNode2(Values, { session }),
    answer && /* @__PURE__ */ createVNode2(Fragment, { children: [
      /* @__PURE__ */ createVNode2("p", { id: "clauses-count", role: "status", children: [
        answer.about,
        " is in ",
        counted(answer.matching, "clause"),
        " of ",
        answer.clauses.toLocaleString("en"),
        "."
      ] }),
      /* @__PURE__ */ createVNode2(Families, { answer, family, choose: setFamily }),
      /* @__PURE__ */ createVNode2(List2, { session, clauses: answer.shown }),
      hidden > 0 && /* @__PURE__ */ createVNode2("p", { class: "faint", children: [
        "… and ",
        hidden,
        " more: choose a family or a value."
      ] })
    ] })
  ] });
}
function ClausesPanel({ session }) {
  useSession(session);
  const [unfolded, setOpen] = useState(false);
  const open2 = unfolded && session.mode === "sat";
  useEffect(() => {
    document.body.classList.toggle("looking", open2);
    session.inspection.follow(open2);
  }, [open2]);
  return /* @__PURE__ */ createVNode2("details", { id: "clauses-panel", onToggle: (event) => setOpen(event.currentTarget.open), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Clauses of a cell" }),
    open2 && session.puzzle && /* @__PURE__ */ createVNode2(Clauses, { session })
  ] });
}

// source/microscope/comparison.ts
var figures = [
  ["name", "encoding"],
  ["size", "N"],
  ["variables", "variables"],
  ["clauses", "clauses"],
  ["literals", "literals"],
  ["up_cells", "cells by unit propagation"],
  ["conflicts", "conflicts"],
  ["total_seconds", "seconds"]
];
async function compared(session, wanted, signal, tell) {
  if (wanted.encodings.length === 0) throw new Error("Choose an encoding.");
  const empty = wanted.boards === "empty";
  if (empty && wanted.sizes.length === 0) throw new Error("Choose a size.");
  const options4 = {
    encodings: wanted.encodings.join(),
    plot: wanted.plot,
    timeout: 20,
    ...empty && { sizes: wanted.sizes.join() },
    ...wanted.solve && { solve: true }
  };
  const puzzle = wanted.boards === "text" ? wanted.text : session.puzzle.text();
  const [answer] = await ask({ command: "compare", options: options4, ...!empty && { puzzle } }, {
    signal,
    onProgress: ({ done, of }) => tell(`Measuring: ${done} of ${of ?? "?"}`)
  });
  const errors = [...answer.warnings, ...answer.errors ?? []];
  if (!answer.complete) errors.push(`Not everything was measured: ${answer.reason}.`);
  return { rows: answer.rows, chart: answer.document ?? "", errors };
}

// source/microscope/comparison_panel.tsx
var sizes = ["4", "6", "9", "12", "16", "25"];
var plots = ["usual", "bars", "growth", "cactus", "scatter", "matrix"];
var first = {
  encodings: ["minimal", "extended", "maple"],
  boards: "empty",
  sizes: ["4", "9", "16"],
  text: "",
  plot: "usual",
  solve: false
};
var toggled = (list, one2, all3) => all3.filter((other) => other === one2 !== list.includes(other));
function Checks({ label, all: all3, chosen: chosen2, change }) {
  return /* @__PURE__ */ createVNode2("fieldset", { class: "row", children: [
    /* @__PURE__ */ createVNode2("legend", { children: label }),
    all3.map((one2) => /* @__PURE__ */ createVNode2("label", { children: [
      /* @__PURE__ */ createVNode2("input", { type: "checkbox", checked: chosen2.includes(one2), onChange: () => change(toggled(chosen2, one2, all3)) }),
      " ",
      one2
    ] }, one2))
  ] });
}
function Boards({ wanted, set }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("label", { children: [
      "Boards",
      " ",
      /* @__PURE__ */ createVNode2(
        "select",
        {
          id: "compare-boards",
          value: wanted.boards,
          onChange: (event) => set({ boards: event.currentTarget.value }),
          children: [
            /* @__PURE__ */ createVNode2("option", { value: "empty", children: "empty boards of these sizes" }),
            /* @__PURE__ */ createVNode2("option", { value: "puzzle", children: "the puzzle on the board" }),
            /* @__PURE__ */ createVNode2("option", { value: "text", children: "other puzzles, as text" })
          ]
        }
      )
    ] }),
    wanted.boards === "empty" && /* @__PURE__ */ createVNode2(Checks, { label: "Sizes", all: sizes, chosen: wanted.sizes, change: (chosen2) => set({ sizes: chosen2 }) }),
    wanted.boards === "text" && /* @__PURE__ */ createVNode2("label", { children: [
      "Puzzles",
      " ",
      /* @__PURE__ */ createVNode2(
        "textarea",
        {
          id: "compare-text",
          rows: 4,
          spellcheck: false,
          placeholder: "a puzzle on each line",
          value: wanted.text,
          onInput: (event) => set({ text: event.currentTarget.value })
        }
      )
    ] })
  ] });
}
function Table({ rows }) {
  const shown2 = figures.filter(([name]) => rows.some((row) => row[name] != null));
  const text = (figure) => typeof figure === "number" ? figure.toLocaleString("en") : String(figure ?? "–");
  return /* @__PURE__ */ createVNode2("div", { class: "wide", tabIndex: 0, role: "region", "aria-label": "Figures", children: /* @__PURE__ */ createVNode2("table", { id: "compared", children: [
    /* @__PURE__ */ createVNode2("thead", { children: /* @__PURE__ */ createVNode2("tr", { children: shown2.map(([name, label]) => /* @__PURE__ */ createVNode2("th", { scope: "col", children: label }, name)) }) }),
    /* @__PURE__ */ createVNode2("tbody", { children: rows.map((row, at) => /* @__PURE__ */ createVNode2("tr", { children: shown2.map(([name]) => name === "name" ? /* @__PURE__ */ createVNode2("th", { scope: "row", children: row.name }, name) : /* @__PURE__ */ createVNode2("td", { children: text(row[name]) }, name)) }, at)) })
  ] }) });
}
function Result({ result: { rows, chart } }) {
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    chart && /* @__PURE__ */ createVNode2("div", { class: "wide", tabIndex: 0, role: "region", "aria-label": "Chart", children: /* @__PURE__ */ createVNode2("img", { id: "chart", alt: "A chart of the figures in the table below", src: "data:image/svg+xml," + encodeURIComponent(chart) }) }),
    chart && /* @__PURE__ */ createVNode2("button", { id: "save-chart", onClick: () => download(chart, "comparison.svg", "image/svg+xml"), children: "Save the chart" }),
    rows.length > 0 ? /* @__PURE__ */ createVNode2(Table, { rows }) : /* @__PURE__ */ createVNode2("p", { children: "Time ran out before anything was measured." })
  ] });
}
function Comparison({ session }) {
  const [encodings, setEncodings] = useState([]);
  const [wanted, setWanted] = useState(first);
  const [result, setResult] = useState(null);
  const asking = useRef(new Latest());
  const [said2, setSaid] = useState("");
  useEffect(() => {
    void session.attempt(async () => {
      setEncodings((await allEncodings()).map(({ name }) => name));
    });
    return () => asking.current.cancel();
  }, [session]);
  const set = (change) => setWanted({ ...wanted, ...change });
  const run = async () => {
    const signal = asking.current.next();
    setSaid("Measuring …");
    try {
      const found = await compared(session, wanted, signal, setSaid);
      setResult(found);
      setSaid(found.errors.join(" "));
    } catch (error) {
      if (!signal.aborted) setSaid(error.message);
    }
  };
  const stop = () => {
    asking.current.cancel();
    setSaid("");
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2(Checks, { label: "Encodings", all: encodings, chosen: wanted.encodings, change: (chosen2) => set({ encodings: chosen2 }) }),
    /* @__PURE__ */ createVNode2(Boards, { wanted, set }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("label", { children: [
        "Chart",
        " ",
        /* @__PURE__ */ createVNode2("select", { id: "compare-plot", value: wanted.plot, onChange: (event) => set({ plot: event.currentTarget.value }), children: plots.map((one2) => /* @__PURE__ */ createVNode2("option", { children: one2 }, one2)) })
      ] }),
      /* @__PURE__ */ createVNode2("label", { children: [
        /* @__PURE__ */ createVNode2("input", { type: "checkbox", id: "compare-solve", checked: wanted.solve, onChange: () => set({ solve: !wanted.solve }) }),
        " Solve"
      ] }),
      /* @__PURE__ */ createVNode2("button", { id: "compare-run", onClick: run, children: "Compare" }),
      said2.startsWith("Measuring") && /* @__PURE__ */ createVNode2("button", { id: "compare-stop", onClick: stop, children: "Stop" })
    ] }),
    /* @__PURE__ */ createVNode2("p", { id: "compare-said", role: "status", children: said2 }),
    result && /* @__PURE__ */ createVNode2(Result, { result })
  ] });
}
function ComparisonPanel({ session }) {
  useSession(session);
  const [open2, setOpen] = useState(false);
  return /* @__PURE__ */ createVNode2("details", { id: "compare", onToggle: (event) => setOpen(event.currentTarget.open), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Compare encodings" }),
    open2 && session.puzzle && /* @__PURE__ */ createVNode2(Comparison, { session })
  ] });
}

// source/microscope/propagation_panel.tsx
var first2 = ["minimal", "extended"];
function known2({ candidates, reason }) {
  if (!candidates) return reason;
  const decided = candidates.filter((values) => values.length === 1).length;
  const left = candidates.reduce((sum, values) => sum + values.length, 0);
  return `${decided} of ${candidates.length} cells known, ${counted(left, "candidate")} left`;
}
function SmallCell({ layout, cell, values, differs }) {
  const across = Math.ceil(Math.sqrt(layout.values.length));
  const { column: x2, row: y } = layout.places[cell];
  const dot = (value) => {
    const at = layout.values.indexOf(value);
    return { cx: x2 + (at % across + 0.5) / across, cy: y + (Math.floor(at / across) + 0.5) / across };
  };
  return /* @__PURE__ */ createVNode2("g", { children: [
    differs && /* @__PURE__ */ createVNode2("rect", { class: "other", x: x2, y, width: "1", height: "1" }),
    values.length === 1 ? /* @__PURE__ */ createVNode2("text", { x: x2 + 0.5, y: y + 0.78, "font-size": ".8", children: layout.sign(values[0]) }) : values.map((value) => /* @__PURE__ */ createVNode2("circle", { r: 0.28 / across, ...dot(value) }, value))
  ] });
}
function Lines({ layout }) {
  const { rows, columns, boxRows, boxColumns, whole } = layout;
  const upTo = (most5) => Array.from({ length: most5 + 1 }, (_, at) => at);
  const look = (at, box) => whole && at % box === 0 ? "thick" : "thin";
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    upTo(rows).map((at) => /* @__PURE__ */ createVNode2("path", { d: `M0 ${at}H${columns}`, class: look(at, boxRows) }, `r${at}`)),
    upTo(columns).map((at) => /* @__PURE__ */ createVNode2("path", { d: `M${at} 0V${rows}`, class: look(at, boxColumns) }, `c${at}`))
  ] });
}
function SmallBoard({ session, side }) {
  const { layout } = session.puzzle;
  const differing = new Set(session.propagation.differing);
  return /* @__PURE__ */ createVNode2("svg", { viewBox: `-.1 -.1 ${layout.columns + 0.2} ${layout.rows + 0.2}`, role: "img", "aria-label": `${side.encoding}: ${known2(side)}`, children: [
    side.candidates?.map((values, cell) => /* @__PURE__ */ createVNode2(SmallCell, { layout, cell, values, differs: differing.has(cell) }, cell)),
    /* @__PURE__ */ createVNode2(Lines, { layout })
  ] });
}
function SideView({ session, at }) {
  const { propagation } = session;
  const side = propagation.sides[at];
  return /* @__PURE__ */ createVNode2("div", { class: "side", children: [
    /* @__PURE__ */ createVNode2("p", { children: [
      /* @__PURE__ */ createVNode2("b", { children: side.encoding }),
      ": ",
      side.variables.toLocaleString("en"),
      " variables, ",
      side.clauses.toLocaleString("en"),
      " clauses"
    ] }),
    /* @__PURE__ */ createVNode2(SmallBoard, { session, side }),
    /* @__PURE__ */ createVNode2("p", { class: side.candidates ? "" : "trouble", children: known2(side) }),
    /* @__PURE__ */ createVNode2("button", { "aria-pressed": propagation.shown === at, onClick: () => propagation.show(at), children: "Show on the board" })
  ] });
}
function Decisions({ session, run }) {
  const { propagation, puzzle, current } = session;
  const toggle3 = (value, cell = current) => {
    propagation.toggle({ cell, value });
    run();
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Decide the value of the selected cell", children: [
      puzzle.name(current),
      " is",
      /* @__PURE__ */ createVNode2(
        ValueButtons,
        {
          puzzle,
          cell: current,
          choose: toggle3,
          pressed: (value) => propagation.isDecided({ cell: current, value })
        }
      )
    ] }),
    propagation.decisions.length > 0 && /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Decisions", id: "decisions", children: propagation.decisions.map(({ cell, value }) => /* @__PURE__ */ createVNode2(
      "button",
      {
        onClick: () => toggle3(value, cell),
        "aria-label": `Undo ${puzzle.name(cell)}=${puzzle.layout.sign(value)}`,
        children: [
          puzzle.name(cell),
          "=",
          puzzle.layout.sign(value),
          " ×"
        ]
      },
      cell
    )) })
  ] });
}
function Sides({ session }) {
  const { propagation, puzzle } = session;
  const [encodings, choose] = useState(first2);
  const run = () => session.attempt(() => propagation.run(encodings));
  useEffect(() => {
    void run();
  }, [puzzle, encodings]);
  const others = propagation.differing.length;
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Choose a cell and decide its value. Both encodings get the same decisions, and unit propagation continues from there." }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: ["Left", "Right"].map((label, at) => /* @__PURE__ */ createVNode2(
      EncodingChoice,
      {
        session,
        id: `side-${at}`,
        label,
        chosen: encodings[at],
        choose: (encoding2) => choose(encodings.map((old, i2) => i2 === at ? encoding2 : old))
      },
      label
    )) }),
    /* @__PURE__ */ createVNode2(Decisions, { session, run }),
    propagation.sides.length > 0 && /* @__PURE__ */ createVNode2(Fragment, { children: [
      /* @__PURE__ */ createVNode2("div", { id: "sides", children: propagation.sides.map((_, at) => /* @__PURE__ */ createVNode2(SideView, { session, at }, at)) }),
      /* @__PURE__ */ createVNode2("p", { id: "sides-differ", role: "status", children: propagation.sides.every(({ candidates }) => candidates) ? others ? `They differ in ${counted(others, "cell")}.` : "They agree in every cell." : "" })
    ] })
  ] });
}
function PropagationPanel({ session }) {
  useSession(session);
  const [unfolded, setOpen] = useState(false);
  const open2 = unfolded && session.mode === "sat";
  useEffect(() => {
    document.body.classList.toggle("deciding", open2);
  }, [open2]);
  const toggle3 = (wanted) => {
    setOpen(wanted);
    if (!wanted) session.propagation.close();
  };
  return /* @__PURE__ */ createVNode2("details", { id: "propagation", onToggle: (event) => toggle3(event.currentTarget.open), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Unit propagation in two encodings" }),
    open2 && session.puzzle && /* @__PURE__ */ createVNode2(Sides, { session })
  ] });
}

// source/microscope/sizes_panel.tsx
var figures2 = ["clauses", "variables", "literals"];
var sizes2 = ["4", "6", "9", "16", "25"];
function Bars({ rows, figure }) {
  const most5 = Math.max(...rows.map((row) => Number(row[figure])));
  return /* @__PURE__ */ createVNode2("table", { id: "sizes", children: [
    /* @__PURE__ */ createVNode2("caption", { children: [
      figure,
      " of the rules, no givens"
    ] }),
    /* @__PURE__ */ createVNode2("tbody", { children: rows.map((row) => /* @__PURE__ */ createVNode2("tr", { title: row.summary, children: [
      /* @__PURE__ */ createVNode2("th", { scope: "row", children: row.name }),
      /* @__PURE__ */ createVNode2("td", { class: "bar", children: /* @__PURE__ */ createVNode2("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true", children: /* @__PURE__ */ createVNode2("rect", { width: 100 * Number(row[figure]) / most5, height: "10" }) }) }),
      /* @__PURE__ */ createVNode2("td", { class: "number", children: Number(row[figure]).toLocaleString("en") })
    ] }, row.name)) })
  ] });
}
function SizesPanel({ session }) {
  const [size2, setSize] = useState("9");
  const [figure, setFigure] = useState(figures2[0]);
  const [rows, setRows] = useState([]);
  const asking = useRef(new Latest());
  const load = (wanted) => session.attempt(async () => {
    setSize(wanted);
    const signal = asking.current.next();
    setRows(await ask({ command: "list", options: { what: "encodings", size: Number(wanted) } }, { signal }));
  });
  return /* @__PURE__ */ createVNode2("details", { id: "encodings", onToggle: (event) => {
    if (event.currentTarget.open && rows.length === 0) void load(size2);
  }, children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Encodings side by side" }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("label", { children: [
        "Size",
        " ",
        /* @__PURE__ */ createVNode2("select", { id: "encodings-size", value: size2, onChange: (event) => load(event.currentTarget.value), children: sizes2.map((one2) => /* @__PURE__ */ createVNode2("option", { children: one2 }, one2)) })
      ] }),
      /* @__PURE__ */ createVNode2("label", { children: [
        "Figure",
        " ",
        /* @__PURE__ */ createVNode2("select", { value: figure, onChange: (event) => setFigure(event.currentTarget.value), children: figures2.map((one2) => /* @__PURE__ */ createVNode2("option", { children: one2 }, one2)) })
      ] })
    ] }),
    rows.length > 0 && /* @__PURE__ */ createVNode2(Bars, { rows, figure })
  ] });
}

// source/trace/clause_view.tsx
var mostListed = 20;
var numberOf2 = (literal) => literal < 0 ? `−${-literal}` : String(literal);
function Literal({ trace, literal, holds: holds2 }) {
  const state = holds2.has(literal) ? "true" : holds2.has(-literal) ? "false" : "open";
  return /* @__PURE__ */ createVNode2("li", { class: `literal ${state}`, title: trace.purposeOf(literal) || void 0, children: [
    trace.literalName(literal),
    " ",
    /* @__PURE__ */ createVNode2("span", { class: "number", children: numberOf2(literal) }),
    /* @__PURE__ */ createVNode2("span", { class: "unseen", children: [
      " ",
      state
    ] })
  ] });
}
function ClauseView({ trace }) {
  const { clause, event } = trace.events[trace.at];
  const literals = clause ? trace.literalsOf(clause) : [];
  if (literals.length === 0) return null;
  const holds2 = new Set(trace.assignments().map(({ literal }) => literal));
  return /* @__PURE__ */ createVNode2("div", { id: "trace-clause", children: [
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: [
      event === "learnt" ? "Learnt clause" : "Clause",
      " ",
      clause,
      "; each literal with its DIMACS number, green if it is true, struck out if it is false:"
    ] }),
    /* @__PURE__ */ createVNode2("ul", { class: "literals", tabIndex: 0, "aria-label": `Literals of clause ${clause}`, children: literals.map((literal) => /* @__PURE__ */ createVNode2(Literal, { trace, literal, holds: holds2 }, literal)) })
  ] });
}
function Resolution({ trace }) {
  const event = trace.events[trace.at];
  if (event.event !== "learnt") return null;
  const holds2 = new Set(trace.assignments().map(({ literal }) => literal));
  const pivot = (clause) => trace.literalsOf(clause).find((literal) => holds2.has(literal));
  return /* @__PURE__ */ createVNode2("details", { id: "resolution", children: [
    /* @__PURE__ */ createVNode2("summary", { children: [
      "Resolution: the conflict's clause with ",
      counted(event.cut.length, "reason")
    ] }),
    /* @__PURE__ */ createVNode2("ol", { tabIndex: 0, "aria-label": "Resolution", children: event.cut.map((clause) => /* @__PURE__ */ createVNode2("li", { children: [
      "with clause ",
      clause,
      " on ",
      trace.literalName(pivot(clause) ?? 0) || "its literal",
      ": ",
      trace.because(clause)
    ] }, clause)) })
  ] });
}
function TrailView({ trace }) {
  const places = trace.placesAfter();
  const decisions = places.filter((place) => trace.events[place].event === "decision");
  const starts = [0, ...decisions.map((place) => places.indexOf(place)), places.length];
  return /* @__PURE__ */ createVNode2("details", { id: "trail", children: [
    /* @__PURE__ */ createVNode2("summary", { children: [
      "Trail: ",
      counted(places.length, "literal"),
      ", ",
      counted(decisions.length, "decision")
    ] }),
    /* @__PURE__ */ createVNode2("ol", { start: 0, tabIndex: 0, "aria-label": "Trail", children: [
      /* @__PURE__ */ createVNode2("li", { children: [
        counted(starts[1], "literal"),
        " without a decision"
      ] }),
      decisions.map((place, at) => /* @__PURE__ */ createVNode2("li", { children: [
        /* @__PURE__ */ createVNode2("button", { onClick: () => trace.go(place), children: trace.events[place].statement }),
        " ",
        "and ",
        counted(starts[at + 2] - starts[at + 1] - 1, "literal"),
        " more"
      ] }, place))
    ] })
  ] });
}
function Learnt({ session }) {
  const { trace } = session;
  const all3 = trace.learnt();
  const wordsOf2 = (at) => trace.events[at].words;
  return /* @__PURE__ */ createVNode2("details", { id: "learnt", children: [
    /* @__PURE__ */ createVNode2("summary", { children: [
      "Learnt clauses: ",
      all3.length.toLocaleString("en"),
      all3.length > mostListed && `, the last ${mostListed}`
    ] }),
    /* @__PURE__ */ createVNode2("ul", { tabIndex: 0, "aria-label": "Learnt clauses", children: all3.slice(-mostListed).reverse().map((at) => /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2("button", { class: "plain", onClick: () => trace.go(at), children: [
      trace.events[at].clause,
      ": ",
      wordsOf2(at)
    ] }) }, at)) })
  ] });
}

// source/trace/graph.ts
var mostRows = 6;
function learningAt({ events, at }) {
  const first3 = events[at]?.event === "learnt" ? at - 1 : at;
  const [conflict, learnt] = [events[first3], events[first3 + 1]];
  return conflict?.event === "conflict" && learnt?.event === "learnt" ? [conflict, learnt] : null;
}
var Builder = class {
  constructor(trace, conflict, learnt) {
    this.trace = trace;
    this.assigned = new Map(trace.assignments().map((event) => [event.literal, event]));
    const kept = learnt.literals.map((literal) => -literal).reverse();
    const point = kept.pop();
    this.keptColumns = Math.ceil(kept.length / mostRows);
    kept.forEach((literal, at) => this.put(literal, "kept", 0, Math.floor(at / mostRows), []));
    this.put(point, "point", 0, this.keptColumns, []);
    for (const number of learnt.cut.slice().reverse()) {
      const literal = trace.literalsOf(number).find((one2) => this.assigned.has(one2));
      if (literal !== void 0) this.follow(literal, "implied", number);
    }
    this.follow(0, "end", conflict.clause);
  }
  trace;
  nodes = /* @__PURE__ */ new Map();
  assigned;
  keptColumns;
  /** A literal right of all that it follows from. */
  follow(literal, look, clause) {
    const from = this.trace.literalsOf(clause).filter((one2) => one2 !== literal).map((one2) => -one2).filter((one2) => (this.assigned.get(one2)?.level ?? 0) > 0);
    const columns = from.map((one2) => this.nodes.get(one2)).filter((node) => node?.look === "implied").map((node) => node.column + 1);
    this.put(literal, look, clause, Math.max(this.keptColumns + 1, ...columns), from);
  }
  put(literal, look, clause, column, from) {
    const event = this.assigned.get(literal);
    const name = literal === 0 ? "conflict" : `${event?.statement ?? literal} @${event?.level ?? 0}`;
    this.nodes.set(literal, { literal, name, look, clause, column, row: 0, from });
  }
  graph() {
    const rows = [];
    for (const node of this.nodes.values()) {
      rows[node.column] = (rows[node.column] ?? 0) + 1;
      node.row = rows[node.column] - 1;
    }
    const most5 = Math.max(...rows.filter((count) => count));
    for (const node of this.nodes.values()) node.row += (most5 - rows[node.column]) / 2;
    return { nodes: this.nodes, kept: this.keptColumns + 1, columns: rows.length, rows: most5 };
  }
};
function graphAt(trace) {
  const learning = learningAt(trace);
  return learning && new Builder(trace, ...learning).graph();
}

// source/trace/graph_view.tsx
var height = 22;
var line = 30;
var gap2 = 36;
function placed2(graph) {
  const longest4 = Math.max(...[...graph.nodes.values()].map(({ name }) => name.length));
  const width = Math.max(70, 7 * longest4 + 12);
  const x2 = (column) => 12 + column * (width + gap2);
  return {
    width,
    x: x2,
    y: (row) => 30 + row * line,
    right: x2(graph.columns - 1) + width + 12,
    bottom: 44 + graph.rows * line,
    cut: x2(graph.kept) - gap2 / 2
  };
}
function Edges({ graph, place }) {
  const edge = (source, node) => {
    const [x2, y] = [place.x(source.column) + place.width, place.y(source.row) + height / 2];
    const [right, end] = [place.x(node.column), place.y(node.row) + height / 2];
    const bend2 = Math.max(20, (right - x2) / 2);
    return `M${x2} ${y}C${x2 + bend2} ${y} ${right - bend2} ${end} ${right} ${end}`;
  };
  const edges2 = [...graph.nodes.values()].flatMap((node) => node.from.map((one2) => graph.nodes.get(one2)).filter((source) => source !== void 0).map((source) => edge(source, node)));
  return /* @__PURE__ */ createVNode2(Fragment, { children: edges2.map((path) => /* @__PURE__ */ createVNode2("path", { d: path }, path)) });
}
function Literal2({ node, place, show }) {
  const [x2, y] = [place.x(node.column), place.y(node.row)];
  return /* @__PURE__ */ createVNode2(
    "g",
    {
      class: node.look,
      tabIndex: 0,
      role: "img",
      "aria-label": node.name,
      onMouseEnter: () => show(node),
      onMouseLeave: () => show(null),
      onFocus: () => show(node),
      onBlur: () => show(null),
      onClick: () => show(node),
      children: [
        /* @__PURE__ */ createVNode2("rect", { x: x2, y, width: place.width, height, rx: "5" }),
        /* @__PURE__ */ createVNode2("text", { x: x2 + place.width / 2, y: y + 15, children: node.name })
      ]
    }
  );
}
function GraphView({ session }) {
  const { trace, inspection, puzzle } = session;
  const graph = useMemo(() => graphAt(trace), [trace.events, trace.at]);
  const [told2, tell] = useState("");
  const scrolled = useRef(null);
  const place = graph && placed2(graph);
  useEffect(() => {
    tell("");
    const { current: box } = scrolled;
    if (box && place) box.scrollLeft = place.cut - box.clientWidth / 2;
  }, [graph]);
  if (!graph || !place) return null;
  const show = (node) => {
    if (!node) return inspection.clear();
    const words3 = node.clause ? trace.because(node.clause) : "";
    tell(words3 ? `${node.name}, because ${words3}` : node.name);
    inspection.show(puzzle.cellsNamed(node.literal === 0 ? words3 : node.name));
  };
  return /* @__PURE__ */ createVNode2("div", { id: "graph", children: [
    /* @__PURE__ */ createVNode2("p", { children: "Implication graph: the learnt clause forbids the literals at the left of the cut." }),
    /* @__PURE__ */ createVNode2("div", { class: "wide", ref: scrolled, tabIndex: 0, role: "region", "aria-label": "Implication graph", children: /* @__PURE__ */ createVNode2(
      "svg",
      {
        class: "graph",
        width: place.right,
        height: place.bottom,
        viewBox: `0 0 ${place.right} ${place.bottom}`,
        role: "group",
        "aria-label": `Implication graph of ${graph.nodes.size} literals`,
        children: [
          /* @__PURE__ */ createVNode2(Edges, { graph, place }),
          /* @__PURE__ */ createVNode2("path", { class: "cut", d: `M${place.cut} 4V${place.bottom - 4}` }),
          /* @__PURE__ */ createVNode2("text", { class: "label", x: place.cut - 6, y: "16", "text-anchor": "end", children: "kept" }),
          /* @__PURE__ */ createVNode2("text", { class: "label", x: place.cut + 6, y: "16", "text-anchor": "start", children: "resolved away" }),
          [...graph.nodes.values()].map((node) => /* @__PURE__ */ createVNode2(Literal2, { node, place, show }, node.literal))
        ]
      }
    ) }),
    /* @__PURE__ */ createVNode2("p", { id: "graph-told", role: "status", children: told2 || "Point at a literal, or press Tab, to read why it holds." })
  ] });
}

// source/sight.ts
var phone = () => matchMedia("(max-width: 800px)").matches;
var gap3 = 8;
function bringIntoSight(element) {
  const stage = document.getElementById("stage");
  if (!phone() || !element || !stage) element?.scrollIntoView({ block: "nearest" });
  else scrollBy(0, element.getBoundingClientRect().top - stage.getBoundingClientRect().height - gap3);
}
function showBeginning(element) {
  const stage = document.getElementById("stage");
  if (phone() && element.getBoundingClientRect().top < stage.getBoundingClientRect().bottom) bringIntoSight(element);
}

// source/trace/tour.tsx
var board = "1...............";
var encoding = "extended";
var decide = "r2c1=3 r4c2=4";
var cards = [
  { title: "Variables", text: "A SAT solver knows only variables that are true or false. Here each candidate is one: r1c1=1 says that 1 is in the first cell. A true variable puts the digit there, a false one excludes it." },
  { title: "Clauses", text: "A clause is a list of literals, variables or their negations, at least one of which must be true. “r1c1≠1 or r1c2≠1” says that the first row has 1 only once. All rules and givens become such clauses." },
  { title: "Unit propagation", kind: "propagation", text: "If all literals of a clause but one are false, the last one must be true. Nothing is guessed: most of a solver's work is this." },
  { title: "Decision", kind: "decision", text: "When no clause forces anything more, the solver decides: it supposes that a variable is true, and a new level begins. All that follows from it can be taken back. (Here the first two decisions were chosen so that they go wrong.)" },
  { title: "Conflict", kind: "conflict", text: "A clause all of whose literals are false: the decisions can't all be right. The graph shows how the conflict follows from them." },
  { title: "Learnt clause", kind: "learnt", text: "From the conflict the solver learns a clause that forbids what led to it, jumps back, and propagates with it. It will never make this mistake again, wherever it meets it." },
  { title: "Another encoding", text: "The same rules can be written in other clauses. More of them can mean that unit propagation sees more. “Unit propagation in two encodings” below shows both beside each other, after the same decisions." }
];
function Tour({ session, choose }) {
  const [at, go] = useState(-1);
  const card = useRef(null);
  useEffect(() => bringIntoSight(card.current), [at, session.trace.open]);
  const { trace } = session;
  const show = (next) => {
    go(next);
    const { kind } = cards[next];
    if (kind) trace.goToFirst(kind);
    else if (next === 0) trace.go(0);
  };
  const begin = () => session.attempt(async () => {
    await session.read(board);
    choose("cdcl", encoding);
    await trace.run("cdcl", encoding, decide);
    session.say("Your puzzle comes back with Undo, in Set.");
    show(0);
  });
  if (at < 0 || !trace.open) return /* @__PURE__ */ createVNode2("button", { id: "tour-begin", onClick: begin, children: "Guided tour on a 4x4 board" });
  const { title, text } = cards[at];
  return /* @__PURE__ */ createVNode2("section", { id: "tour", ref: card, "aria-label": "Guided tour", children: [
    /* @__PURE__ */ createVNode2("h3", { children: [
      at + 1,
      " of ",
      cards.length,
      ": ",
      title
    ] }),
    /* @__PURE__ */ createVNode2("p", { "aria-live": "polite", children: text }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "tour-back", disabled: at === 0, onClick: () => show(at - 1), children: "Back" }),
      /* @__PURE__ */ createVNode2("button", { id: "tour-on", disabled: at === cards.length - 1, onClick: () => show(at + 1), children: "Go on" }),
      /* @__PURE__ */ createVNode2("button", { id: "tour-end", onClick: () => go(-1), children: "End the tour" })
    ] })
  ] });
}

// source/trace/trace_panel.tsx
var around2 = 4;
function StopAtClause({ session, clause }) {
  const { stops } = session.trace;
  const toggle3 = (event) => {
    event.stopPropagation();
    stops.toggleClause(clause);
    session.changed();
  };
  return /* @__PURE__ */ createVNode2(
    "button",
    {
      class: "narrow",
      "aria-pressed": stops.clauses.has(clause),
      onClick: toggle3,
      "aria-label": `Stop at clause ${clause}`,
      children: "●"
    }
  );
}
function StopAt({ session }) {
  const [typed, type] = useState("");
  const [wrong2, say] = useState("");
  const add = (event) => {
    event.preventDefault();
    const literal = typed.trim().toLowerCase().replace(/!=/, "≠").replace(/<=/, "≤");
    const { stops } = session.trace;
    if (/^\d+$/.test(literal)) stops.toggleClause(Number(literal));
    else if (session.trace.isLiteral(literal)) stops.toggleLiteral(literal);
    else return say("Stop at a literal, as r1c2=3 or r1c2≠3, or at a clause, by its number.");
    type("");
    say("");
    session.changed();
  };
  return /* @__PURE__ */ createVNode2("form", { onSubmit: add, children: [
    /* @__PURE__ */ createVNode2(
      "input",
      {
        id: "stop-text",
        size: 9,
        placeholder: "r1c2≠3",
        "aria-label": "Literal or number of a clause",
        autocomplete: "off",
        value: typed,
        onInput: (event) => type(event.currentTarget.value)
      }
    ),
    " ",
    /* @__PURE__ */ createVNode2("button", { id: "stop-add", children: "Stop there" }),
    /* @__PURE__ */ createVNode2("p", { id: "stops-said", class: "faint", role: "status", children: wrong2 })
  ] });
}
function Player({ session, last }) {
  const { trace } = session;
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Playback", children: [
    /* @__PURE__ */ createVNode2("button", { id: "trace-play", onClick: () => trace.playing ? trace.pause() : trace.play(), children: trace.playing ? "Pause" : "Play" }),
    /* @__PURE__ */ createVNode2("label", { children: [
      "Steps a second",
      " ",
      /* @__PURE__ */ createVNode2("select", { id: "trace-speed", onChange: (event) => trace.setSpeed(Number(event.currentTarget.value)), children: speeds.map((one2) => /* @__PURE__ */ createVNode2("option", { selected: one2 === trace.speed, children: one2 }, one2)) })
    ] }),
    /* @__PURE__ */ createVNode2(
      "input",
      {
        id: "trace-slider",
        type: "range",
        min: 0,
        max: last,
        value: trace.at,
        "aria-label": "Step",
        onInput: (event) => trace.go(Number(event.currentTarget.value))
      }
    )
  ] });
}
function Otherwise({ session }) {
  const { trace, inspection, puzzle } = session;
  const { cell, value } = inspection.about;
  const left = trace.candidates[cell] ?? [];
  if (value === nothing || left.length < 2 || !left.includes(value)) {
    return /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Click a candidate on the board to decide otherwise from here." });
  }
  return /* @__PURE__ */ createVNode2("button", { id: "decide-here", onClick: () => session.attempt(() => trace.decideHere(cell, value)), children: [
    "Decide ",
    puzzle.name(cell),
    "=",
    puzzle.layout.sign(value),
    " here"
  ] });
}
function onTraceKey(event, session) {
  const { trace } = session;
  const target2 = event.target;
  const ways = {
    ArrowRight: () => trace.go(trace.at + 1),
    ArrowLeft: () => trace.go(trace.at - 1),
    Home: () => trace.go(0),
    End: () => trace.go(trace.events.length - 1),
    n: () => trace.goOn("conflict"),
    p: () => trace.goBack("conflict"),
    d: () => trace.goOn("decision"),
    ...!trace.stops.empty && { s: () => trace.goToStop(), S: () => trace.goBackToStop() },
    ...!target2.closest("button, summary, [role=grid]") && { " ": () => trace.playing ? trace.pause() : trace.play() }
  };
  const way = ways[event.key];
  if (!way || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || target2.matches("input, select")) return;
  event.preventDefault();
  way();
}
function StopsRow({ session, last }) {
  const { trace, puzzle, current } = session;
  const { stops } = trace;
  const toggle3 = (change) => () => {
    change();
    session.changed();
  };
  const name = puzzle.name(current);
  return /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Breakpoints", id: "stops", children: [
    /* @__PURE__ */ createVNode2("button", { id: "trace-back-stop", disabled: stops.empty || trace.at === 0, onClick: () => trace.goBackToStop(), children: "Previous stop" }),
    /* @__PURE__ */ createVNode2("button", { id: "trace-stop", disabled: stops.empty || trace.at === last, onClick: () => trace.goToStop(), children: "Next stop" }),
    /* @__PURE__ */ createVNode2(StopAt, { session }),
    !stops.cells.has(current) && /* @__PURE__ */ createVNode2("button", { id: "stop-cell", onClick: toggle3(() => stops.toggleCell(current)), children: [
      "Stop at ",
      name
    ] }),
    [...stops.cells].map((cell) => /* @__PURE__ */ createVNode2(
      "button",
      {
        onClick: toggle3(() => stops.toggleCell(cell)),
        "aria-label": `Don't stop at ${puzzle.name(cell)}`,
        children: [
          puzzle.name(cell),
          " ×"
        ]
      },
      cell
    )),
    [...stops.literals].map((literal) => /* @__PURE__ */ createVNode2(
      "button",
      {
        onClick: toggle3(() => stops.toggleLiteral(literal)),
        "aria-label": `Don't stop at ${literal}`,
        children: [
          literal,
          " ×"
        ]
      },
      literal
    )),
    [...stops.clauses].map((clause) => /* @__PURE__ */ createVNode2(
      "button",
      {
        onClick: toggle3(() => stops.toggleClause(clause)),
        "aria-label": `Don't stop at clause ${clause}`,
        children: [
          "clause ",
          clause,
          " ×"
        ]
      },
      `clause ${clause}`
    ))
  ] });
}
function Events({ session }) {
  const { trace } = session;
  const first3 = Math.max(0, Math.min(trace.at - around2, trace.events.length - 2 * around2 - 1));
  return /* @__PURE__ */ createVNode2("table", { id: "trace-events", children: [
    /* @__PURE__ */ createVNode2("thead", { children: /* @__PURE__ */ createVNode2("tr", { children: [
      /* @__PURE__ */ createVNode2("th", { scope: "col", children: "Step" }),
      /* @__PURE__ */ createVNode2("th", { scope: "col", children: "Level" }),
      /* @__PURE__ */ createVNode2("th", { scope: "col", children: "Event" }),
      /* @__PURE__ */ createVNode2("th", { scope: "col", children: "Stop" })
    ] }) }),
    /* @__PURE__ */ createVNode2("tbody", { children: trace.events.slice(first3, first3 + 2 * around2 + 1).map((event, row) => /* @__PURE__ */ createVNode2(
      "tr",
      {
        class: event.event,
        "aria-current": first3 + row === trace.at ? "step" : void 0,
        onClick: () => trace.go(first3 + row),
        children: [
          /* @__PURE__ */ createVNode2("td", { children: first3 + row + 1 }),
          /* @__PURE__ */ createVNode2("td", { children: event.level }),
          /* @__PURE__ */ createVNode2("td", { children: trace.words(event) }),
          /* @__PURE__ */ createVNode2("td", { children: event.clause && /* @__PURE__ */ createVNode2(StopAtClause, { session, clause: event.clause }) })
        ]
      },
      first3 + row
    )) })
  ] });
}
function Way({ id, name, sign, disabled, go }) {
  return /* @__PURE__ */ createVNode2("button", { id, disabled, onClick: go, title: name, children: /* @__PURE__ */ createVNode2(Name, { name, sign }) });
}
function Colours2() {
  return /* @__PURE__ */ createVNode2("p", { class: "legend", children: [
    /* @__PURE__ */ createVNode2("span", { class: "key-now", children: "this step" }),
    /* @__PURE__ */ createVNode2("span", { class: "key-clause", children: "in its clause" }),
    /* @__PURE__ */ createVNode2("span", { class: "key-gone", children: "out as long as the decisions hold" }),
    /* @__PURE__ */ createVNode2("span", { class: "key-guessed", children: "holds as long as they do" })
  ] });
}
function Replay({ session }) {
  const { trace } = session;
  const last = trace.events.length - 1;
  return /* @__PURE__ */ createVNode2("div", { onKeyDown: (event) => onTraceKey(event, session), children: [
    !session.fixed && /* @__PURE__ */ createVNode2("p", { id: "trace-summary", children: trace.summary }),
    /* @__PURE__ */ createVNode2("div", { class: "row", id: "trace-ways", role: "group", "aria-label": "Steps of the solver", children: [
      /* @__PURE__ */ createVNode2("button", { id: "trace-first", "aria-label": "First step", disabled: trace.at === 0, onClick: () => trace.go(0), children: "«" }),
      /* @__PURE__ */ createVNode2(Way, { id: "trace-back-conflict", name: "Previous conflict", sign: "‹✗", disabled: trace.at === 0, go: () => trace.goBack("conflict") }),
      /* @__PURE__ */ createVNode2(Way, { id: "trace-previous", name: "Previous", sign: "‹", disabled: trace.at === 0, go: () => trace.go(trace.at - 1) }),
      /* @__PURE__ */ createVNode2(Way, { id: "trace-next", name: "Next", sign: "›", disabled: trace.at === last, go: () => trace.go(trace.at + 1) }),
      /* @__PURE__ */ createVNode2(Way, { id: "trace-decision", name: "Next decision", sign: "?›", disabled: trace.at === last, go: () => trace.goOn("decision") }),
      /* @__PURE__ */ createVNode2(Way, { id: "trace-conflict", name: "Next conflict", sign: "✗›", disabled: trace.at === last, go: () => trace.goOn("conflict") }),
      !session.fixed && /* @__PURE__ */ createVNode2("button", { id: "trace-close", onClick: () => trace.close(), children: "Close" })
    ] }),
    /* @__PURE__ */ createVNode2(Player, { session, last }),
    /* @__PURE__ */ createVNode2("p", { id: "trace-step", "aria-live": "polite", children: [
      trace.at + 1,
      " of ",
      last + 1,
      ": ",
      trace.words(trace.events[trace.at])
    ] }),
    /* @__PURE__ */ createVNode2(Colours2, {}),
    /* @__PURE__ */ createVNode2(ClauseView, { trace }),
    !session.fixed && /* @__PURE__ */ createVNode2(Otherwise, { session }),
    /* @__PURE__ */ createVNode2(Resolution, { trace }),
    /* @__PURE__ */ createVNode2(GraphView, { session }),
    /* @__PURE__ */ createVNode2(Events, { session }),
    /* @__PURE__ */ createVNode2(StopsRow, { session, last }),
    /* @__PURE__ */ createVNode2(TrailView, { trace }),
    /* @__PURE__ */ createVNode2(Learnt, { session }),
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Keys: → and ← one step; n and p the next and the previous conflict; d the next decision; s and Shift+S the next and the previous stop; Space plays; Home and End." })
  ] });
}
function TracePanel({ session }) {
  useSession(session);
  const { trace } = session;
  const [mode, setMode] = useState(modes[0]);
  const [encoding2, choose] = useState(usualEncoding);
  useEffect(() => {
    document.body.classList.toggle("tracing", trace.open);
  }, [trace.open]);
  return /* @__PURE__ */ createVNode2("details", { id: "trace", open: true, children: [
    /* @__PURE__ */ createVNode2("summary", { children: "A solver at work" }),
    /* @__PURE__ */ createVNode2(Tour, { session, choose: (newMode, newEncoding) => {
      setMode(newMode);
      choose(newEncoding);
    } }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("label", { children: [
        "Mode",
        " ",
        /* @__PURE__ */ createVNode2("select", { id: "trace-mode", value: mode, onChange: (event) => setMode(event.currentTarget.value), children: modes.map((one2) => /* @__PURE__ */ createVNode2("option", { children: one2 }, one2)) })
      ] }),
      /* @__PURE__ */ createVNode2(EncodingChoice, { session, id: "trace-encoding", label: "Encoding", chosen: encoding2, choose }),
      /* @__PURE__ */ createVNode2("button", { id: "trace-run", onClick: () => session.attempt(() => trace.run(mode, encoding2)), children: "Watch" })
    ] }),
    trace.open && /* @__PURE__ */ createVNode2(Replay, { session })
  ] });
}

// source/setter/clues_here.tsx
var mostShown2 = 6;
var beforeOf = (entry) => /^(?!r\d+c\d)([^:]+):/.exec(entry)?.[1] ?? null;
function CluesHere({ session }) {
  useSession(session);
  const { puzzle, mode, tool } = session;
  if (!puzzle || mode !== "set") return null;
  return /* @__PURE__ */ createVNode2("div", { id: "clue-row", children: !tool.rule && /* @__PURE__ */ createVNode2(Chips, { session, puzzle }) });
}
function Chips({ session, puzzle }) {
  const { current, inspection } = session;
  const name = puzzle.name(current);
  const here = puzzle.rules.filter((rule) => rule.name !== "regions").flatMap(({ name: rule, data }) => data.map((entry, at) => ({ rule, entry, at })).filter(({ entry }) => new RegExp(`\\b${name}\\b`).test(entry)));
  if (here.length === 0) {
    const any = puzzle.rules.some(({ name: rule, data }) => rule !== "regions" && data.some((entry) => puzzle.cellsNamed(entry).length > 0));
    return any ? /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Click a clue on the board to change it or take it away." }) : null;
  }
  const put = (rule, at, entry) => {
    const data = puzzle.entries(rule);
    const next = entry === null ? data.filter((_, other) => other !== at) : data.map((old, other) => other === at ? entry : old);
    inspection.clear();
    session.edit(puzzle.withEntries(rule, next.length > 0 ? next : null));
  };
  return /* @__PURE__ */ createVNode2("ul", { id: "clues-here", "aria-label": `Clues through ${name}`, onMouseLeave: () => inspection.clear(), children: here.slice(0, mostShown2).map(({ rule, entry, at }) => {
    const spoken3 = rule.replace(/-/g, " ");
    const before = beforeOf(entry);
    return /* @__PURE__ */ createVNode2("li", { onMouseEnter: () => inspection.show(puzzle.cellsNamed(entry)), children: [
      /* @__PURE__ */ createVNode2("span", { children: spoken3 }),
      before !== null && /* @__PURE__ */ createVNode2(
        Field,
        {
          value: before,
          size: 4,
          autocomplete: "off",
          "aria-label": `Number or kind of ${spoken3}, entry ${at + 1}`,
          change: (text) => put(rule, at, text.trim() + entry.slice(before.length))
        }
      ),
      /* @__PURE__ */ createVNode2("button", { class: "narrow", "aria-label": `Delete ${spoken3} ${entry}`, onClick: () => put(rule, at, null), children: "×" })
    ] }, `${rule} ${at}`);
  }) });
}

// source/setter/new_menu.tsx
var sizes3 = ["4", "5", "6", "7", "8", "9", "10", "12", "15", "16", "25", "4x6", "6x8", "8x6", "9x6", "10x12"];
var grades = ["easy", "medium", "hard", "very-hard", "extreme"];
var seconds3 = 20;
function newBoard(size2, fromZero) {
  const values = Math.max(...size2.split("x").map(Number));
  return `size: ${size2}
` + (fromZero ? `values: 0-${values - 1}
` : "");
}
function Board2({ session }) {
  const size2 = useRef(null);
  const fromZero = useRef(null);
  const create = () => {
    closeMenus();
    void session.attempt(() => session.read(newBoard(size2.current.value, fromZero.current.checked)));
  };
  return /* @__PURE__ */ createVNode2("div", { class: "row", children: [
    /* @__PURE__ */ createVNode2("label", { children: [
      "Size",
      " ",
      /* @__PURE__ */ createVNode2("select", { id: "size", ref: size2, children: sizes3.map((one2) => /* @__PURE__ */ createVNode2("option", { selected: one2 === "9", children: one2 }, one2)) })
    ] }),
    /* @__PURE__ */ createVNode2("label", { children: [
      /* @__PURE__ */ createVNode2("input", { type: "checkbox", id: "from-zero", ref: fromZero }),
      " Values from 0"
    ] }),
    /* @__PURE__ */ createVNode2("button", { id: "create", onClick: create, children: "New board" })
  ] });
}
async function generate(session, rating) {
  session.say("Making a puzzle …");
  try {
    const board2 = session.puzzle.empty();
    const options4 = { timeout: seconds3, ...rating && { rating } };
    const { puzzle } = await askFor("puzzle", "generate", board2.text(), options4, { signal: session.signal });
    session.edit(board2.filled(valuesOf(puzzle)));
  } finally {
    session.say("");
  }
}
function Generate({ session }) {
  const [rating, choose] = useState("");
  const make = () => {
    closeMenus();
    void session.attempt(() => generate(session, rating));
  };
  return /* @__PURE__ */ createVNode2("div", { class: "row", children: [
    /* @__PURE__ */ createVNode2("label", { children: [
      "Grade",
      " ",
      /* @__PURE__ */ createVNode2("select", { id: "grade", value: rating, onChange: (event) => choose(event.currentTarget.value), children: [
        /* @__PURE__ */ createVNode2("option", { value: "", children: "any" }),
        grades.map((one2) => /* @__PURE__ */ createVNode2("option", { value: one2, children: one2.replace("-", " ") }, one2))
      ] })
    ] }),
    /* @__PURE__ */ createVNode2("button", { id: "generate", onClick: make, children: "Generate" })
  ] });
}
function NewMenu({ session }) {
  useSession(session);
  const [seen, see] = useState(false);
  return /* @__PURE__ */ createVNode2(Menu, { id: "new", name: "New", onOpen: () => see(true), children: [
    /* @__PURE__ */ createVNode2("h2", { children: "An empty board" }),
    /* @__PURE__ */ createVNode2(Board2, { session }),
    /* @__PURE__ */ createVNode2("h2", { children: "Givens with one solution" }),
    /* @__PURE__ */ createVNode2("p", { class: "faint", children: "For this board and its rules, in place of the digits that are there." }),
    /* @__PURE__ */ createVNode2(Generate, { session }),
    /* @__PURE__ */ createVNode2("h2", { children: "Samples" }),
    seen && /* @__PURE__ */ createVNode2(Samples, { session })
  ] });
}

// source/setter/file_text.ts
var marks = [
  { encoding: "utf-16le", bytes: [255, 254] },
  { encoding: "utf-16be", bytes: [254, 255] }
];
var begins = (all3, bytes) => bytes.every((byte, at) => all3[at] === byte);
async function unpacked(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!begins(bytes, [31, 139])) return bytes;
  const stream = file.stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
async function textOf(file) {
  const bytes = await unpacked(file);
  const marked2 = marks.find((mark2) => begins(bytes, mark2.bytes));
  if (marked2) return new TextDecoder(marked2.encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

// source/setter/open_menu.tsx
function RecentPuzzles({ session }) {
  const [all3, set] = useState([]);
  return /* @__PURE__ */ createVNode2("details", { id: "recent", onToggle: () => set(recent()), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Recent puzzles on this device" }),
    all3.length === 0 && /* @__PURE__ */ createVNode2("p", { class: "faint", children: "There are none yet." }),
    /* @__PURE__ */ createVNode2("ul", { children: all3.map(({ work, name, text }) => /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2("button", { class: "plain", onClick: () => {
      closeMenus();
      void session.attempt(() => session.read(text));
    }, children: name }) }, work)) }),
    all3.length > 0 && /* @__PURE__ */ createVNode2("button", { id: "forget", onClick: () => {
      forget();
      set([]);
    }, children: "Forget them" })
  ] });
}
function OpenMenu({ session }) {
  const text = useRef(null);
  const read = (from) => {
    closeMenus();
    void session.attempt(() => session.read(Promise.resolve(from())));
  };
  return /* @__PURE__ */ createVNode2(Menu, { id: "input", name: "Open", children: [
    /* @__PURE__ */ createVNode2(RecentPuzzles, { session }),
    /* @__PURE__ */ createVNode2("p", { children: /* @__PURE__ */ createVNode2("label", { for: "text", children: "Any text that the program reads: a line, a grid, cells copied from a spreadsheet, a post, a puzzle file with rules, a killer, a jigsaw, a link of f-puzzles or SudokuPad." }) }),
    /* @__PURE__ */ createVNode2("textarea", { id: "text", ref: text, rows: 6, spellcheck: false, autocomplete: "off" }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "read", onClick: () => read(() => text.current.value), children: "Read" }),
      /* @__PURE__ */ createVNode2("label", { class: "button", children: [
        "Open a file",
        " ",
        /* @__PURE__ */ createVNode2("input", { type: "file", id: "file", onChange: (event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) read(() => textOf(file));
        } })
      ] })
    ] })
  ] });
}

// source/setter/printed_rules.tsx
function PrintedRules({ session }) {
  useSession(session);
  const [forms, setForms] = useState([]);
  useEffect(() => {
    void session.attempt(async () => setForms(await ruleForms()));
  }, [session]);
  const rules = session.puzzle?.rules ?? [];
  if (rules.length === 0) return null;
  return /* @__PURE__ */ createVNode2("ul", { id: "printed-rules", children: rules.map(({ name }) => /* @__PURE__ */ createVNode2("li", { children: [
    /* @__PURE__ */ createVNode2("b", { children: name.replace(/-/g, " ") }),
    ": ",
    forms.find((form2) => form2.name === name)?.summary ?? "see the board"
  ] }, name)) });
}

// source/setter/aliases.ts
var aliases = {
  cages: "killer",
  whispers: "German whispers, Dutch whispers",
  kropki: "white dots, black dots",
  inequalities: "greater than, less than, futoshiki",
  regions: "jigsaw, irregular",
  thermometers: "thermo",
  "little-killers": "diagonal sums",
  diagonals: "X-sudoku, diagonal",
  windoku: "hypersudoku",
  "non-consecutive": "no neighbours in sequence",
  "anti-knight": "chess",
  "anti-king": "chess, no touch",
  between: "between lines",
  xv: "X and V, sum of 10, sum of 5",
  lockouts: "lockout lines",
  zippers: "zipper lines",
  "parity-lines": "odd and even alternate",
  "counting-circles": "circles",
  grids: "samurai, gattai",
  skyscrapers: "towers",
  quadruples: "quads, corners",
  clones: "copies",
  minimums: "local minimum, fortress",
  maximums: "local maximum, fortress"
};
var aliasesOf = (rule) => aliases[rule] ?? "";

// source/setter/example.tsx
function Reach({ cells }) {
  return /* @__PURE__ */ createVNode2("svg", { class: "example", viewBox: "-2.6 -2.6 5.2 5.2", "aria-hidden": "true", children: [
    /* @__PURE__ */ createVNode2("path", { class: "grid", d: "M-2.5-1.5h5m-5 1h5m-5 1h5m-5 1h5M-1.5-2.5v5m1-5v5m1-5v5m1-5v5M-2.5-2.5h5v5h-5z" }),
    /* @__PURE__ */ createVNode2("circle", { r: ".34" }),
    cells.map(([row, column]) => /* @__PURE__ */ createVNode2("rect", { x: column - 0.4, y: row - 0.4, width: ".8", height: ".8" }, `${row} ${column}`))
  ] });
}
function Sign2({ text }) {
  return /* @__PURE__ */ createVNode2("svg", { class: "example", viewBox: "0 0 48 48", "aria-hidden": "true", children: /* @__PURE__ */ createVNode2("text", { x: "24", y: "31", children: text }) });
}
function Drawn({ form: form2 }) {
  const [picture, show] = useState("");
  const place = useRef(null);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some((one2) => one2.isIntersecting)) return;
      watch.disconnect();
      exampleOf(form2).then(show, () => {
      });
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [form2]);
  return /* @__PURE__ */ createVNode2("span", { class: "example", ref: place, children: picture && /* @__PURE__ */ createVNode2("img", { src: picture, alt: "" }) });
}
function Example({ form: form2 }) {
  const { name } = form2;
  if (name in reaches) return /* @__PURE__ */ createVNode2(Reach, { cells: reaches[name] });
  return name in signs ? /* @__PURE__ */ createVNode2(Sign2, { text: signs[name] }) : /* @__PURE__ */ createVNode2(Drawn, { form: form2 });
}

// source/setter/rail.tsx
var usual = ["cages", "thermometers", "arrows", "whispers", "renban", "kropki", "quadruples", "sandwich", "little-killers", "regions"];
var titleOf = ({ name, summary }) => [spoken2(name), aliasesOf(name)].filter((part) => part).join(", ") + `: ${summary}`;
function seekAll() {
  const list = document.querySelector("#choices");
  list.open = true;
  document.getElementById("seek").focus();
}
function Rail({ session }) {
  useSession(session);
  const [forms, setForms] = useState([]);
  useEffect(() => {
    void session.attempt(async () => setForms(await ruleForms()));
  }, [session]);
  const order2 = useRef([.../* @__PURE__ */ new Set([...usedLast(), ...usual])].slice(0, usual.length));
  const { tool } = session;
  if (tool.rule && !order2.current.includes(tool.rule.name)) order2.current = [tool.rule.name, ...order2.current.slice(0, -1)];
  const shown2 = order2.current.flatMap((name) => forms.find((form2) => form2.name === name) ?? []);
  return /* @__PURE__ */ createVNode2("nav", { id: "rail", "aria-label": "Tools", hidden: session.mode !== "set", children: [
    shown2.map((form2) => /* @__PURE__ */ createVNode2(
      "button",
      {
        "aria-pressed": tool.rule === form2,
        title: titleOf(form2),
        onClick: () => tool.take(tool.rule === form2 ? null : form2),
        children: [
          /* @__PURE__ */ createVNode2(Example, { form: form2 }),
          spoken2(form2.name)
        ]
      },
      form2.name
    )),
    /* @__PURE__ */ createVNode2("button", { id: "more-tools", "aria-label": "More tools", onClick: seekAll, children: [
      /* @__PURE__ */ createVNode2("span", { class: "example", children: "⌕" }),
      "more…"
    ] })
  ] });
}

// source/setter/change_rule.ts
function changeRule(session, rule, data) {
  if (rule.board) void session.attempt(() => session.changeBoard(rule.name, data));
  else session.edit(session.puzzle.withEntries(rule.name, data));
}

// source/setter/sides_panel.tsx
function SidesPanel({ session, rule }) {
  const { tool } = session;
  const take = (way) => () => {
    tool.way = way;
    session.changed();
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("p", { children: "Type the clues into the fields around the board." }),
    leans(rule) && /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Diagonals that lean", children: ["to the left or up", "to the right or down"].map((words3, way) => /* @__PURE__ */ createVNode2("button", { "aria-pressed": tool.way === way, onClick: take(way), children: words3 }, words3)) })
  ] });
}

// source/setter/regions_panel.tsx
function RegionsPanel({ session }) {
  const puzzle = session.puzzle;
  const now = lettersOf(puzzle);
  const put = (cells, letter) => {
    const next = withRegion(puzzle, cells, letter);
    if (next !== puzzle) session.edit(next);
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("p", { children: [
      "Drag from a region over cells that are to join it, ",
      sizeOf(puzzle),
      " in each; or select cells and press a letter."
    ] }),
    /* @__PURE__ */ createVNode2("div", { class: "row", role: "group", "aria-label": "Regions", children: [
      [...letters.slice(0, regionsOf(puzzle))].map((letter) => /* @__PURE__ */ createVNode2(
        "button",
        {
          onClick: () => put(session.selection, letter),
          "aria-label": `Region ${letter}, ${now.filter((one2) => one2 === letter).length} cells`,
          children: [
            letter,
            " ",
            now.filter((one2) => one2 === letter).length
          ]
        },
        letter
      )),
      /* @__PURE__ */ createVNode2("button", { id: "no-regions", onClick: () => put([...puzzle.layout.places.keys()], noRegion), children: "Begin without regions" })
    ] }),
    /* @__PURE__ */ createVNode2("pre", { class: "letters", children: puzzle.layout.lines((cell) => now[cell] + " ").join("\n") })
  ] });
}

// source/setter/words_panel.tsx
function WordsPanel({ session, rule }) {
  const text = useRef(null);
  const puzzle = session.puzzle;
  const put = () => {
    const lines = text.current.value.split("\n").map((line2) => line2.trim()).filter((line2) => line2 !== "");
    changeRule(session, rule, lines);
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("label", { for: "words", children: [
      "One entry on each line, for example: ",
      /* @__PURE__ */ createVNode2("code", { children: rule.example })
    ] }),
    /* @__PURE__ */ createVNode2("textarea", { id: "words", ref: text, rows: 4, spellcheck: false, children: (puzzle.entries(rule.name) ?? []).join("\n") }),
    /* @__PURE__ */ createVNode2("button", { id: "use-words", onClick: put, children: "Apply" })
  ] });
}

// source/setter/tool_panel.tsx
var hints = {
  cells: "Drag over the cells in order, or select some and press Enter.",
  pairs: "Click the edge between two cells, again for its next kind or none; or drag from cell to cell.",
  signs: "Click the edge between two cells, again to turn the sign or remove it; or drag from cell to cell."
};
function Before({ session, rule }) {
  const { tool } = session;
  const words3 = rule.before.filter(isWord);
  if (words3.length > 0) {
    return /* @__PURE__ */ createVNode2("label", { children: [
      "Kind",
      " ",
      /* @__PURE__ */ createVNode2("select", { id: "before", value: tool.before, onChange: (event) => tool.say(event.currentTarget.value), children: rule.before.filter((word) => word === "" || isWord(word)).map((word) => /* @__PURE__ */ createVNode2("option", { value: word, children: word || "plain" }, word)) })
    ] });
  }
  if (rule.before.every((text) => text === "")) return null;
  return /* @__PURE__ */ createVNode2("label", { children: [
    "Number or values",
    " ",
    /* @__PURE__ */ createVNode2(
      "input",
      {
        id: "before",
        value: tool.before,
        size: 8,
        autocomplete: "off",
        placeholder: rule.before.find((text) => text !== ""),
        onInput: (event) => tool.say(event.currentTarget.value),
        onKeyDown: (event) => {
          if (event.key === "Enter") tool.add();
        }
      }
    )
  ] });
}
function DrawPanel({ session, rule }) {
  const { tool, puzzle } = session;
  const all3 = puzzle.entries(rule.name)?.includes("all given") ?? false;
  const toggleAll = () => {
    const rest = (puzzle.entries(rule.name) ?? []).filter((entry) => entry !== "all given");
    const next = all3 ? rest : [...rest, "all given"];
    session.edit(puzzle.withEntries(rule.name, next.length > 0 ? next : null));
  };
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2(Before, { session, rule }),
      rule.kind === "signs" && /* @__PURE__ */ createVNode2("label", { children: [
        "Sign",
        " ",
        /* @__PURE__ */ createVNode2("select", { id: "sign", value: tool.sign, onChange: (event) => {
          tool.sign = event.currentTarget.value;
        }, children: [
          /* @__PURE__ */ createVNode2("option", { children: "<" }),
          /* @__PURE__ */ createVNode2("option", { children: ">" })
        ] })
      ] }),
      rule.groups > 1 && /* @__PURE__ */ createVNode2("button", { id: "end-group", onClick: () => tool.endGroup(), children: "Next group" }),
      /* @__PURE__ */ createVNode2("button", { id: "add-entry", onClick: () => tool.add(), children: "Add" }),
      rule.allGiven && /* @__PURE__ */ createVNode2("label", { children: [
        /* @__PURE__ */ createVNode2("input", { type: "checkbox", checked: all3, onChange: toggleAll }),
        " No others are possible"
      ] })
    ] }),
    /* @__PURE__ */ createVNode2("p", { children: [
      rule.corner ? "Type the values, then click where four cells meet." : hints[rule.kind],
      tool.takesDigits && rule.kind === "cells" && !rule.corner && " Its number can be typed before or after that.",
      rule.groups > 1 && " Enter the groups one after the other."
    ] })
  ] });
}
function ToolPanel({ session }) {
  const { rule, field } = session.tool;
  const panel = useRef(null);
  useEffect(() => {
    document.body.classList.toggle("drawing", rule !== null);
    document.body.classList.toggle("numbered", session.tool.takesDigits);
    const clue = field && document.querySelector(`.ring [aria-label="${field}"]`);
    if (clue) return clue.select();
    panel.current?.focus({ preventScroll: true });
    bringIntoSight(panel.current);
  }, [rule]);
  if (!rule) return null;
  const panels = { sides: SidesPanel, regions: RegionsPanel, text: WordsPanel };
  const Panel = panels[rule.kind] ?? DrawPanel;
  return /* @__PURE__ */ createVNode2("div", { id: "tool", ref: panel, tabIndex: -1, role: "group", "aria-label": `Tool: ${rule.name}`, children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("b", { children: rule.name.replace(/-/g, " ") }),
      /* @__PURE__ */ createVNode2("button", { id: "put-down", onClick: () => session.tool.take(null), children: "Done" })
    ] }),
    /* @__PURE__ */ createVNode2("p", { class: "faint of-rule-told", children: rule.summary }),
    /* @__PURE__ */ createVNode2(Panel, { session, rule }, rule.name)
  ] });
}

// source/setter/rules_panel.tsx
var headings = [
  ["Whole board", ["switch"]],
  ["Cells, lines, cages", ["cells"]],
  ["Between cells", ["pairs", "signs"]],
  ["Beside the board", ["sides"]],
  ["Regions", ["regions"]],
  ["In words", ["text"]]
];
var verb = ({ kind }) => ["cells", "pairs", "signs"].includes(kind) ? "Draw" : "Edit";
function Entries({ session, rule, data }) {
  const put = (at, entry) => {
    const next = data.map((old, index) => index === at ? entry.trim() : old).filter((one2) => one2 !== "");
    changeRule(session, rule, next.length > 0 ? next : null);
  };
  const name = spoken2(rule.name);
  const { inspection, puzzle } = session;
  const whyOf = (entry) => puzzle.aside.find((one2) => one2.rule === rule.name && one2.data.length === 1 && one2.data[0] === entry)?.why;
  return /* @__PURE__ */ createVNode2("ol", { class: "entries", onMouseLeave: () => inspection.clear(), children: data.map((entry, at) => /* @__PURE__ */ createVNode2("li", { onMouseEnter: () => inspection.show(puzzle.cellsNamed(entry)), children: [
    /* @__PURE__ */ createVNode2(
      Field,
      {
        value: entry,
        "aria-label": `Entry ${at + 1} of ${name}`,
        spellcheck: false,
        change: (text) => put(at, text)
      }
    ),
    /* @__PURE__ */ createVNode2("button", { "aria-label": `Remove entry ${at + 1} of ${name}`, onClick: () => put(at, ""), children: "×" }),
    whyOf(entry) && /* @__PURE__ */ createVNode2("span", { class: "trouble", children: whyOf(entry) })
  ] }, at)) });
}
function Used({ session, forms }) {
  const { puzzle, tool } = session;
  return /* @__PURE__ */ createVNode2("ul", { id: "used", "aria-label": "Rules of this puzzle", children: puzzle.rules.map(({ name, data }) => {
    const form2 = forms.find((one2) => one2.name === name);
    const rule = form2 ?? { name, board: true };
    return /* @__PURE__ */ createVNode2("li", { children: [
      /* @__PURE__ */ createVNode2("span", { class: "row", children: [
        /* @__PURE__ */ createVNode2("b", { title: form2?.summary, children: spoken2(name) }),
        form2 && form2.kind !== "switch" && tool.rule !== form2 && /* @__PURE__ */ createVNode2("button", { onClick: () => tool.take(form2), "aria-label": `${verb(form2)} ${spoken2(name)}`, children: verb(form2) }),
        /* @__PURE__ */ createVNode2(
          "button",
          {
            onClick: () => changeRule(session, rule, null),
            "aria-label": `Remove ${spoken2(name)}`,
            children: "Remove"
          }
        )
      ] }),
      data.length > 0 && form2?.kind !== "regions" && /* @__PURE__ */ createVNode2(Entries, { session, rule, data })
    ] }, name);
  }) });
}
function Choice({ form: form2, take }) {
  return /* @__PURE__ */ createVNode2("li", { children: /* @__PURE__ */ createVNode2("button", { class: "plain with-example", onClick: () => take(form2), children: [
    /* @__PURE__ */ createVNode2(Example, { form: form2 }),
    /* @__PURE__ */ createVNode2("span", { class: "of-rule", children: [
      /* @__PURE__ */ createVNode2("b", { children: spoken2(form2.name) }),
      " ",
      /* @__PURE__ */ createVNode2("span", { children: [
        form2.summary,
        aliasesOf(form2.name) && ` (${aliasesOf(form2.name)})`
      ] })
    ] })
  ] }) });
}
function Choices({ session, forms }) {
  const [sought, seek] = useState("");
  const [isOpen2, open2] = useState(false);
  const list = useRef(null);
  const words3 = sought.toLowerCase().split(/\s+/);
  const fits = ({ name, summary }) => words3.every((word) => `${spoken2(name)} ${name} ${summary} ${aliasesOf(name)}`.toLowerCase().includes(word));
  const take = (form2) => {
    const { puzzle } = session;
    if (form2.kind === "switch") changeRule(session, form2, puzzle.entries(form2.name) ? null : []);
    else {
      list.current.open = false;
      session.tool.take(form2);
    }
  };
  return /* @__PURE__ */ createVNode2("details", { id: "choices", ref: list, onToggle: (event) => open2(event.currentTarget.open), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Add a rule" }),
    /* @__PURE__ */ createVNode2("label", { children: [
      "Find ",
      /* @__PURE__ */ createVNode2("input", { type: "search", id: "seek", value: sought, onInput: (event) => seek(event.currentTarget.value) })
    ] }),
    isOpen2 && headings.map(([heading2, kinds2]) => {
      const fitting = forms.filter((form2) => kinds2.includes(form2.kind) && fits(form2));
      return fitting.length > 0 && /* @__PURE__ */ createVNode2("div", { children: [
        /* @__PURE__ */ createVNode2("h3", { children: heading2 }),
        /* @__PURE__ */ createVNode2("ul", { children: fitting.map((form2) => /* @__PURE__ */ createVNode2(Choice, { form: form2, take }, form2.name)) })
      ] }, heading2);
    })
  ] });
}
function RulesPanel({ session }) {
  useSession(session);
  const [forms, setForms] = useState([]);
  useEffect(() => {
    void session.attempt(async () => setForms(await ruleForms()));
  }, [session]);
  if (!session.puzzle) return null;
  return /* @__PURE__ */ createVNode2("section", { id: "rules-panel", "aria-label": "Rules", children: [
    /* @__PURE__ */ createVNode2("h2", { children: "Rules" }),
    session.puzzle.rules.length === 0 && /* @__PURE__ */ createVNode2("p", { class: "faint", children: "Only rows, columns and boxes." }),
    /* @__PURE__ */ createVNode2(Used, { session, forms }),
    /* @__PURE__ */ createVNode2(ToolPanel, { session }),
    /* @__PURE__ */ createVNode2(Choices, { session, forms })
  ] });
}

// source/setter/cnf_export.tsx
async function save(session, encoding2, names2) {
  session.say("Writing the CNF …");
  try {
    const options4 = { encoding: encoding2, names: names2 };
    const answer = await askFor("document", "dimacs", session.puzzle.text(), options4, {
      signal: session.signal,
      onProgress: ({ done }) => session.say(`Writing the CNF … ${done.toLocaleString("en")} clauses`)
    });
    download(answer.document, `puzzle-${encoding2}.cnf`, "text/plain");
  } finally {
    session.say("");
  }
}
function CnfExport({ session }) {
  const [encoding2, choose] = useState(usualEncoding);
  const [names2, setNames] = useState(true);
  return /* @__PURE__ */ createVNode2("div", { class: "row", children: [
    /* @__PURE__ */ createVNode2(EncodingChoice, { session, id: "cnf-encoding", label: "CNF, encoding", chosen: encoding2, choose }),
    /* @__PURE__ */ createVNode2("label", { children: [
      /* @__PURE__ */ createVNode2(
        "input",
        {
          type: "checkbox",
          id: "cnf-names",
          checked: names2,
          onChange: (event) => setNames(event.currentTarget.checked)
        }
      ),
      " Name variables"
    ] }),
    /* @__PURE__ */ createVNode2("button", { id: "save-cnf", onClick: () => session.attempt(() => save(session, encoding2, names2)), children: "Save CNF" })
  ] });
}

// source/setter/share_menu.tsx
var formats = [
  { name: "Puzzle file", format: "puzzle", ending: "txt", type: "text/plain" },
  { name: "f-puzzles JSON", format: "fpuzzles", ending: "json", type: "application/json" },
  { name: "f-puzzles link", format: "link", ending: "txt", type: "text/plain" },
  { name: "SudokuPad link", format: "sudokupad", ending: "txt", type: "text/plain" },
  { name: "Interactive Sudoku Solver link", format: "iss", ending: "txt", type: "text/plain" },
  { name: "One line", format: "line", ending: "txt", type: "text/plain" },
  { name: "SVG picture", format: "svg", ending: "svg", type: "image/svg+xml" },
  { name: "TikZ for LaTeX", format: "tex", ending: "tex", type: "text/plain" }
];
async function documentOf(session, format) {
  const options4 = { format, ...format === "svg" && { theme: "light", caption: true } };
  const answer = await askOne("convert", session.puzzle.text(), options4, { signal: session.signal });
  if (!answer.document) throw new Error(answer.reason ?? "This puzzle can't be written in this format.");
  return answer.document + (format === "puzzle" ? session.puzzle.unfinished() : "");
}
async function copyText(session, format) {
  await copy(await documentOf(session, format));
  session.say("Copied.");
}
async function save2(session, { format, ending, type }) {
  download(await documentOf(session, format), `puzzle.${ending}`, type);
}
async function copyLink(session) {
  await copy(location.href);
  session.say("Link copied. It works wherever this page is served.");
}
async function openInSudokuPad(session) {
  window.open(await documentOf(session, "sudokupad"), "_blank", "noopener,noreferrer");
}
async function savePng(session) {
  download(await pngOf(await documentOf(session, "svg")), "puzzle.png", "image/png");
}
async function savePdf(session) {
  download(await pdfOf(await documentOf(session, "svg")), "puzzle.pdf", "application/pdf");
}
function LeftOut({ session }) {
  const count = session.puzzle?.aside.length ?? 0;
  if (count === 0) return null;
  return /* @__PURE__ */ createVNode2("p", { class: "left-out", children: [
    "The link and the puzzle file keep ",
    count === 1 ? "the clue" : `the ${count} clues`,
    " that can't be read yet; all else is without ",
    count === 1 ? "it" : "them",
    "."
  ] });
}
function ShareMenu({ session }) {
  useSession(session);
  const [chosen2, choose] = useState(formats[0]);
  const run = (work) => () => session.attempt(work);
  return /* @__PURE__ */ createVNode2(Menu, { id: "export", name: "Share", children: [
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "link", onClick: run(() => copyLink(session)), children: "Copy link" }),
      /* @__PURE__ */ createVNode2("button", { id: "sudokupad", onClick: run(() => openInSudokuPad(session)), children: "Open in SudokuPad" }),
      /* @__PURE__ */ createVNode2("button", { id: "copy", onClick: run(() => copyText(session, "puzzle")), children: "Copy puzzle file" })
    ] }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("label", { children: [
        "As",
        " ",
        /* @__PURE__ */ createVNode2("select", { id: "format", onChange: (event) => choose(formats[event.currentTarget.selectedIndex]), children: formats.map(({ name }) => /* @__PURE__ */ createVNode2("option", { selected: name === chosen2.name, children: name }, name)) })
      ] }),
      /* @__PURE__ */ createVNode2("button", { id: "copy-as", onClick: run(() => copyText(session, chosen2.format)), children: "Copy" }),
      /* @__PURE__ */ createVNode2("button", { id: "save-as", onClick: run(() => save2(session, chosen2)), children: "Save" })
    ] }),
    /* @__PURE__ */ createVNode2(CnfExport, { session }),
    /* @__PURE__ */ createVNode2("div", { class: "row", children: [
      /* @__PURE__ */ createVNode2("button", { id: "png", onClick: run(() => savePng(session)), children: "Save PNG" }),
      /* @__PURE__ */ createVNode2("button", { id: "pdf", onClick: run(() => savePdf(session)), children: "Save PDF" }),
      /* @__PURE__ */ createVNode2("button", { id: "print", onClick: () => window.print(), children: "Print" })
    ] }),
    /* @__PURE__ */ createVNode2(LeftOut, { session }),
    /* @__PURE__ */ createVNode2("p", { class: "faint", "aria-hidden": "true", children: session.trouble || session.notice })
  ] });
}

// source/setter/source_panel.tsx
function SourcePanel({ session }) {
  useSession(session);
  const [open2, show] = useState(false);
  const [typed, type] = useState(null);
  const text = session.puzzle?.draft() ?? "";
  const apply = () => session.attempt(async () => {
    await session.read(typed ?? text);
    type(null);
  });
  return /* @__PURE__ */ createVNode2("details", { id: "source", onToggle: (event) => show(event.currentTarget.open), children: [
    /* @__PURE__ */ createVNode2("summary", { children: "Source" }),
    open2 && /* @__PURE__ */ createVNode2(Fragment, { children: [
      /* @__PURE__ */ createVNode2(
        "textarea",
        {
          id: "source-text",
          rows: Math.min(24, (typed ?? text).split("\n").length + 1),
          spellcheck: false,
          autocomplete: "off",
          "aria-label": "The text of the puzzle file",
          value: typed ?? text,
          onInput: (event) => type(event.currentTarget.value)
        }
      ),
      /* @__PURE__ */ createVNode2("div", { class: "row", children: [
        /* @__PURE__ */ createVNode2("button", { id: "source-apply", disabled: typed === null, onClick: apply, children: "Apply" }),
        /* @__PURE__ */ createVNode2("button", { id: "source-back", disabled: typed === null, onClick: () => type(null), children: "Discard changes" })
      ] })
    ] })
  ] });
}

// source/setter/title.tsx
function Told2({ session }) {
  const { puzzle } = session;
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2("h1", { id: "title", children: puzzle?.title || "Sudoku" }),
    /* @__PURE__ */ createVNode2("span", { id: "rules", children: puzzle?.author && `by ${puzzle.author}` })
  ] });
}
function Title({ session }) {
  useSession(session);
  const fields = useRef(null);
  const { puzzle, fixed } = session;
  if (fixed || !puzzle) return /* @__PURE__ */ createVNode2("div", { children: /* @__PURE__ */ createVNode2(Told2, { session }) });
  const begin = (event) => {
    const titles = event.currentTarget.parentElement;
    if (titles.open) return;
    event.preventDefault();
    titles.open = true;
    fields.current.querySelector("input").select();
  };
  const key4 = (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    event.target.blur();
    closeMenus();
    document.querySelector("#titles > summary").focus();
  };
  return /* @__PURE__ */ createVNode2("details", { id: "titles", class: "menu", children: [
    /* @__PURE__ */ createVNode2("summary", { title: "Title and author", onClick: begin, children: /* @__PURE__ */ createVNode2(Told2, { session }) }),
    /* @__PURE__ */ createVNode2("div", { class: "in-place", ref: fields, onKeyDown: key4, children: [
      /* @__PURE__ */ createVNode2("label", { children: [
        "Title ",
        /* @__PURE__ */ createVNode2(Field, { value: puzzle.title, size: 24, autocomplete: "off", change: (title) => session.edit(puzzle.titled(title, puzzle.author)) })
      ] }),
      /* @__PURE__ */ createVNode2("label", { children: [
        "Author ",
        /* @__PURE__ */ createVNode2(Field, { value: puzzle.author, size: 16, autocomplete: "off", change: (author) => session.edit(puzzle.titled(puzzle.title, author)) })
      ] })
    ] })
  ] });
}

// source/modes.tsx
var modes2 = { set: "Set", solve: "Solve", explain: "Explain", sat: "SAT" };
var order = Object.keys(modes2);
function ModeTabs({ session }) {
  useSession(session);
  useEffect(() => showBeginning(document.getElementById(`panel-${session.mode}`)), [session.mode]);
  const key4 = (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = order[(order.indexOf(session.mode) + step + order.length) % order.length];
    session.work(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return /* @__PURE__ */ createVNode2("div", { role: "tablist", "aria-label": "What to do", id: "modes", onKeyDown: key4, children: order.map((mode) => /* @__PURE__ */ createVNode2(
    "button",
    {
      role: "tab",
      id: `tab-${mode}`,
      "aria-selected": mode === session.mode,
      "aria-controls": `panel-${mode}`,
      tabIndex: mode === session.mode ? 0 : -1,
      onClick: () => session.work(mode),
      children: modes2[mode]
    },
    mode
  )) });
}
function ModePanel({ session, mode, children }) {
  useSession(session);
  return /* @__PURE__ */ createVNode2("div", { role: "tabpanel", id: `panel-${mode}`, "aria-labelledby": `tab-${mode}`, hidden: mode !== session.mode, children });
}

// source/steady.ts
var pressable = "button, summary, label, tr, [role=img]";
var never = "select, [role=grid]";
var afterRelease = 100;
var longest3 = 2e3;
function keepSteady() {
  let held = false;
  let waiting2 = null;
  let timer = 0;
  const release = () => {
    clearTimeout(timer);
    held = false;
    const draw2 = waiting2;
    waiting2 = null;
    draw2?.();
  };
  const releaseIn = (pause3) => {
    clearTimeout(timer);
    if (held) timer = window.setTimeout(release, pause3);
  };
  options_default.debounceRendering = (draw2) => {
    if (held) waiting2 = draw2;
    else queueMicrotask(draw2);
  };
  addEventListener("pointerdown", ({ target: target2 }) => {
    held = target2 instanceof Element && !!target2.closest(pressable) && !target2.closest(never);
    releaseIn(longest3);
  }, true);
  const isSwitch = ({ target: target2 }) => target2 instanceof HTMLInputElement && ["checkbox", "radio"].includes(target2.type);
  addEventListener("click", (event) => {
    if (isSwitch(event)) releaseIn(0);
    else release();
  }, true);
  addEventListener("change", (event) => {
    if (isSwitch(event)) release();
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => releaseIn(afterRelease), true);
}

// source/trace/inside.ts
var kinds = ["decision", "propagation", "conflict", "learnt", "backjump", "flip", "restart", "model", "refuted", "fixpoint"];
var clauseCode = 10;
var exclusion = (literals, name) => literals.length === 0 ? "nothing can hold" : `not (${literals.map((one2) => name(-one2)).join(" and ")})`;
var FormulaClause = class {
  constructor(literals, name, family, about) {
    this.literals = literals;
    this.name = name;
    this.family = family;
    this.about = about;
  }
  literals;
  name;
  family;
  about;
  get words() {
    return this.literals.map(this.name).join(" or ") || "nothing can hold";
  }
};
var Learnt2 = class {
  constructor(literals, name, clause, level) {
    this.literals = literals;
    this.name = name;
    this.clause = clause;
    this.level = level;
  }
  literals;
  name;
  clause;
  level;
  event = "learnt";
  cut = [];
  get words() {
    return exclusion(this.literals, this.name);
  }
};
var literalOf = (number) => number % 2 === 0 ? number / 2 : -(number - 1) / 2;
var Reader = class {
  constructor(bytes) {
    this.bytes = bytes;
  }
  bytes;
  at = 0;
  get ended() {
    return this.at >= this.bytes.length;
  }
  number() {
    let number = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.bytes.charCodeAt(this.at++);
      number += (byte & 127) * place;
      if (byte < 128) return number;
    }
  }
  numbers(count) {
    return Array.from({ length: count }, () => this.number());
  }
  literals(count) {
    return this.numbers(count).map(literalOf);
  }
};
var Assigned = class {
  variables = [];
  begins = [];
  known;
  constructor(variables) {
    this.known = new Uint8Array(variables + 1);
  }
  get level() {
    return this.begins.length;
  }
  openOf(literals) {
    const open2 = literals.find((literal) => !this.known[Math.abs(literal)]);
    if (open2 === void 0) throw new Error("A step of this trace does not follow from its clause.");
    return open2;
  }
  add(literal, decided) {
    if (decided) this.begins.push(this.variables.length);
    this.known[Math.abs(literal)] = 1;
    this.variables.push(Math.abs(literal));
  }
  backTo(level) {
    if (level >= this.level) return;
    for (const variable of this.variables.splice(this.begins[level])) this.known[variable] = 0;
    this.begins.length = level;
  }
};
var Decoder = class {
  constructor(data, stream) {
    this.data = data;
    this.stream = stream;
    const names2 = data.statements;
    this.name = (literal) => names2[2 * Math.abs(literal) - 2 + (literal < 0 ? 1 : 0)];
    this.assigned = new Assigned(names2.length / 2);
    while (!stream.ended) this.read();
  }
  data;
  stream;
  events = [];
  clauses = /* @__PURE__ */ new Map();
  /** By the number of a clause in the stream: the one in the formula and behind it. */
  numbers = [];
  assigned;
  lessons = 0;
  name;
  read() {
    const head = this.stream.number();
    const [code, argument] = [head % 16, Math.floor(head / 16)];
    if (code === clauseCode) this.define(argument);
    else this.events.push(this.event(kinds[code], argument));
  }
  define(size2) {
    const [number, family, topic] = this.stream.numbers(3);
    const { families, topics } = this.data;
    this.numbers.push(number);
    this.clauses.set(number, new FormulaClause(this.stream.literals(size2), this.name, families[family], topics[topic]));
  }
  event(event, argument) {
    switch (event) {
      case "decision":
        return this.assignment({ event, literal: literalOf(argument) });
      case "propagation": {
        const clause = this.numbers[argument];
        return this.assignment({ event, literal: this.assigned.openOf(this.clauses.get(clause).literals), clause });
      }
      case "flip": {
        const literals = this.stream.literals(this.stream.number());
        return this.assignment({ event, literal: literalOf(argument), literals, words: exclusion(literals, this.name) });
      }
      case "conflict":
        return { event, level: this.assigned.level, clause: this.numbers[argument] };
      case "learnt":
        return this.learnt(argument);
      case "backjump":
      case "restart":
        this.assigned.backTo(argument);
    }
    return { event, level: this.assigned.level };
  }
  assignment(event) {
    this.assigned.add(event.literal, event.event === "decision");
    return { ...event, level: this.assigned.level, statement: this.name(event.literal) };
  }
  learnt(size2) {
    const literals = this.stream.literals(size2);
    const learnt = new Learnt2(literals, this.name, this.data.formula + ++this.lessons, this.assigned.level);
    this.numbers.push(learnt.clause);
    learnt.cut = this.stream.numbers(this.stream.number()).map((one2) => this.numbers[one2]);
    this.clauses.set(learnt.clause, learnt);
    return learnt;
  }
  run() {
    const { statements, auxiliaries, cells, status, reason } = this.data;
    const names2 = /* @__PURE__ */ new Map();
    for (let variable = 1; variable <= statements.length / 2; ++variable) {
      for (const literal of [variable, -variable]) names2.set(literal, this.name(literal));
    }
    return { events: this.events, clauses: this.clauses, names: names2, purposes: new Map(auxiliaries), cells, status, reason };
  }
};
var insideRun = (data, stream) => new Decoder(data, new Reader(atob(stream))).run();

// source/viewer.tsx
function Viewer({ session, onKey: onKey2, Panel }) {
  useSession(session);
  useEffect(() => {
    const key4 = (event) => onKey2(event, session);
    document.addEventListener("keydown", key4);
    return () => document.removeEventListener("keydown", key4);
  }, [session]);
  return /* @__PURE__ */ createVNode2("main", { children: [
    /* @__PURE__ */ createVNode2("section", { id: "left", "aria-label": "Board", children: /* @__PURE__ */ createVNode2("div", { id: "stage", children: /* @__PURE__ */ createVNode2(Board, { session }) }) }),
    /* @__PURE__ */ createVNode2("div", { id: "right", children: /* @__PURE__ */ createVNode2(Panel, { session }) })
  ] });
}
var textOf2 = (element) => element.textContent.replace(/\s+/g, " ").trim();
function explanationView(session, { explanation }) {
  session.steps.show(session.puzzle, explanation, explanation.steps);
  session.steps.wording = [...document.querySelectorAll("#told-steps > li")].map((step) => [...step.querySelectorAll("p")].map(textOf2));
  return /* @__PURE__ */ createVNode2(Viewer, { session, onKey: onStepKey, Panel: Steps });
}
function traceView(session, { trace }) {
  const stream = document.getElementById("stream");
  session.trace.show(session.puzzle, insideRun(trace, stream.textContent));
  stream.remove();
  document.body.classList.add("tracing");
  return /* @__PURE__ */ createVNode2(Viewer, { session, onKey: onTraceKey, Panel: Replay });
}
var inside = () => document.querySelector("#explained, #traced");
function view(element) {
  const data = JSON.parse(element.textContent);
  if (data.explanation?.steps.length === 0 || data.trace?.steps === 0) return;
  const session = new Session();
  session.fix(Puzzle.of(data.board), data.drawing);
  const shown2 = data.trace ? traceView(session, data) : explanationView(session, data);
  const page = document.getElementById("page");
  page.textContent = "";
  keepSteady();
  render(shown2, page);
}

// source/main.tsx
var linked = ({ hash } = location) => decodeURIComponent(hash.slice(1));
async function readLinked(session, url = location) {
  const { warnings, entered } = url.hash === location.hash && history.state || {};
  await session.read(linked(url), {}, warnings);
  session.play.restore(entered);
}
async function readAgain(session) {
  const draft = linked();
  await readLinked(session);
  session.recall(draft);
}
function usePage(session) {
  useEffect(() => {
    const key4 = (event) => onPageKey(event, session);
    const paste = (event) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if (!event.target.matches?.("textarea, input")) void session.attempt(() => session.read(text));
    };
    const follow = ({ newURL }) => session.attempt(() => readLinked(session, new URL(newURL)));
    document.addEventListener("keydown", key4);
    document.addEventListener("paste", paste);
    addEventListener("hashchange", follow);
    return () => {
      document.removeEventListener("keydown", key4);
      document.removeEventListener("paste", paste);
      removeEventListener("hashchange", follow);
    };
  }, [session]);
}
function Keys() {
  return /* @__PURE__ */ createVNode2(Menu, { id: "keys", name: "?", label: "Keys", children: [
    /* @__PURE__ */ createVNode2("h2", { children: "Keys" }),
    /* @__PURE__ */ createVNode2("p", { children: "The arrow keys move; with Shift they select more cells, with Ctrl they move without selecting. Space adds a cell to the selection or removes it; Home and End go to the ends of a row. Dragging selects cells, with Shift or Ctrl in addition to those selected." }),
    /* @__PURE__ */ createVNode2("p", { children: 'Digits (and letters above 9) are givens. ".", Delete and Backspace empty cells, and so does 0 unless it is a value. While drawing, Enter adds the selected cells, ":" begins another group, and Escape ends drawing. Ctrl+Z and Ctrl+Y undo and redo. Ctrl+V reads a puzzle.' })
  ] });
}
function Bar({ session }) {
  return /* @__PURE__ */ createVNode2("header", { id: "bar", children: [
    /* @__PURE__ */ createVNode2(Title, { session }),
    /* @__PURE__ */ createVNode2(NewMenu, { session }),
    /* @__PURE__ */ createVNode2(OpenMenu, { session }),
    /* @__PURE__ */ createVNode2(ShareMenu, { session }),
    /* @__PURE__ */ createVNode2(Keys, {})
  ] });
}
function Page({ session }) {
  usePage(session);
  return /* @__PURE__ */ createVNode2(Fragment, { children: [
    /* @__PURE__ */ createVNode2(Bar, { session }),
    /* @__PURE__ */ createVNode2("main", { children: [
      /* @__PURE__ */ createVNode2(Rail, { session }),
      /* @__PURE__ */ createVNode2("section", { id: "left", "aria-label": "Board", children: [
        /* @__PURE__ */ createVNode2("div", { id: "stage", children: [
          /* @__PURE__ */ createVNode2(Board, { session }),
          /* @__PURE__ */ createVNode2(Strip, { session })
        ] }),
        /* @__PURE__ */ createVNode2(CluesHere, { session }),
        /* @__PURE__ */ createVNode2(PrintedRules, { session }),
        /* @__PURE__ */ createVNode2(Pad, { session })
      ] }),
      /* @__PURE__ */ createVNode2("div", { id: "right", children: [
        /* @__PURE__ */ createVNode2(ModeTabs, { session }),
        /* @__PURE__ */ createVNode2(Notices, { session }),
        /* @__PURE__ */ createVNode2(ModePanel, { session, mode: "set", children: [
          /* @__PURE__ */ createVNode2(EmptyState, { session }),
          /* @__PURE__ */ createVNode2(FindingsPanel, { session }),
          /* @__PURE__ */ createVNode2(RulesPanel, { session }),
          /* @__PURE__ */ createVNode2(SourcePanel, { session })
        ] }),
        /* @__PURE__ */ createVNode2(ModePanel, { session, mode: "solve", children: /* @__PURE__ */ createVNode2(PlayPanel, { session }) }),
        /* @__PURE__ */ createVNode2(ModePanel, { session, mode: "explain", children: /* @__PURE__ */ createVNode2(ExplainPanel, { session }) }),
        /* @__PURE__ */ createVNode2(ModePanel, { session, mode: "sat", children: [
          /* @__PURE__ */ createVNode2(TracePanel, { session }),
          /* @__PURE__ */ createVNode2(ClausesPanel, { session }),
          /* @__PURE__ */ createVNode2(PropagationPanel, { session }),
          /* @__PURE__ */ createVNode2(SizesPanel, { session }),
          /* @__PURE__ */ createVNode2(ComparisonPanel, { session })
        ] }),
        /* @__PURE__ */ createVNode2(Told, { session })
      ] })
    ] })
  ] });
}
async function start() {
  keepSteady();
  watchMenus();
  const session = new Session();
  render(/* @__PURE__ */ createVNode2(Page, { session }), document.getElementById("page"));
  await session.attempt(async () => {
    if (linked()) await readAgain(session);
  });
  if (session.puzzle) return;
  const why = session.trouble;
  await session.attempt(async () => {
    await session.read(null, { size: 9 });
    session.recall();
  });
  if (why) session.complain(`The puzzle in this address can't be shown: ${why}`);
}
var shown = inside();
if (shown) view(shown);
else void start();
