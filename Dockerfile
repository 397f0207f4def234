# The app alone: PostgreSQL is another container or a server, or the embedded one in the volume (docs/running.md, Settings).
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# why: an install applies them, in the image too
COPY patches ./patches

FROM packages AS build
RUN npm ci
COPY . .
RUN npm run build

FROM packages AS production
# why: the image brings its own Node.js, so the one among the packages is 120 MB that nobody runs
RUN npm ci --omit=dev && npm cache clean --force && rm -rf node_modules/node node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
# why: the embedded PostgreSQL refuses to run as root, and nothing here needs to be root
RUN mkdir /data && chown node:node /data
COPY --from=production /app/package.json ./
COPY --from=production /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/app ./app
COPY --from=build /app/db ./db
COPY --from=build /app/scripts ./scripts
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.ts"]
