# The site on nginx (docs/hosting/container.md):
#   docker build --tag portfolio:1 --build-arg SOURCE_DATE_EPOCH="$(git log -1 --format=%ct)" .
#   docker run --read-only --tmpfs /srv/portfolio/run:mode=1777 --publish 8080:8080 portfolio:1

FROM node:22.23.2-bookworm-slim AS build
WORKDIR /project
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
# Where the site will stand, unless the content says so; and the moment it is of, since git is not here to tell.
ARG SITE_URL
ARG SOURCE_DATE_EPOCH
RUN npm run build

FROM debian:12.15-slim AS debian

FROM debian AS release
RUN apt-get update \
  && apt-get install --yes --no-install-recommends brotli \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx /nginx
RUN /nginx/install.sh /srv/portfolio http
COPY --from=build /project/dist /site/dist
RUN /nginx/release.sh /site/dist /srv/portfolio

FROM debian
LABEL org.opencontainers.image.title="Portfolio" \
  org.opencontainers.image.description="A portfolio and CV website, on nginx"
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY --from=release /srv/portfolio /srv/portfolio
# Not every builder keeps the owners of what it copies.
RUN chown 33:33 /srv/portfolio/run
# Debian's www-data, by its number: of a name Kubernetes could not tell that it is not root.
USER 33:33
EXPOSE 8080
# nginx answers what it has begun to answer.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["nginx", "-e", "stderr", "-p", "/srv/portfolio/", "-c", "conf/nginx.conf", "-g", "daemon off; worker_processes 2;"]
