#!/bin/sh
# Rebuilds dist/ from the sources and the lock file. Needs Node 20 or newer.
set -eu
cd "$(dirname "$0")"
npm ci --ignore-scripts --no-audit --no-fund
npm run build
