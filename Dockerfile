# The shop as an image: docker build -t sowgat .  (compose.yaml puts it between Caddy and PostgreSQL.)
# Nothing is compiled at install time: no package of the shop needs its scripts.
FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# COMMIT=$(git rev-parse --short=12 HEAD) docker compose build shop: the commit that the running shop names.
ARG COMMIT=unknown
RUN SOWGAT_COMMIT=$COMMIT node scripts/run.mjs build
RUN npm prune --omit=dev --ignore-scripts
# The image has its Node; what came along for other machines stays behind. The last line makes the links that the
# embedded PostgreSQL needs, because later nothing here may be written.
RUN rm -rf node_modules/node-* node_modules/.cache
RUN node --input-type=module -e "await (await import('/shop/server/adapters/database/embedded-binaries.ts')).findBinaries()"

FROM node:24.18.0-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
ENV NODE_ENV=production MODE=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /shop
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY package.json ./
COPY domain ./domain
COPY contract ./contract
COPY server ./server
# A volume takes its owner from the folder that it covers.
RUN mkdir /data /backups && chown node:node /data /backups
VOLUME /data
USER node
EXPOSE 8080
# Whether this node serves; a database that is gone does not make it unhealthy, because pages are still shown.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "dist/server/main.js"]
