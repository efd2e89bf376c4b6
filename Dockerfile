FROM node:20-bookworm-slim AS build
WORKDIR /hygeia
COPY package.json package-lock.json ./
COPY scripts ./scripts
RUN node scripts/dev.mjs --version
COPY . .
RUN npm run build && mkdir /data

# Nothing but the C library the executable is linked to, and no shell. It runs as uid 65532.
FROM gcr.io/distroless/base-nossl-debian12:nonroot
COPY --from=build /hygeia/dist/hygeia /usr/local/bin/hygeia
COPY --from=build --chown=65532:65532 /data /data
ENV DATA_DIR=/data HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["hygeia", "health"]
ENTRYPOINT ["hygeia"]
CMD ["serve"]
