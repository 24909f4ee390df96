# For what tries a Debian package: `fail MESSAGE`, and `lint FILE`, which ends unless lintian has nothing against it.
fail() {
  echo "$(basename "$0"): error: $*" >&2
  exit 1
}

# The address is that of whoever makes the package.
lint() {
  command -v lintian >/dev/null || fail "no lintian here; tools/setup --with-packaging installs it"
  lintian --allow-root --fail-on error,warning \
    --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog,root-in-contact "$1" >&2 ||
    fail "lintian objects to $1"
}
