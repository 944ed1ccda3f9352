# The site on nginx. How to build and run it: docs/hosting.md#container
FROM node:22.23.2-bookworm-slim@sha256:83f487e0a63425e5b4d146fb5e5be574bcbe1b7b843d3ebafdd95eaf7767a7e5 AS build
WORKDIR /project
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
# With content/ if there is one, else with sample/.
COPY . .
# SITE_URL overrides `url` in the content. SOURCE_DATE_EPOCH is the commit's time, since the image has no Git history.
ARG SITE_URL
ARG SOURCE_DATE_EPOCH
RUN npm run build

FROM debian:12.15-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171 AS debian

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
# Some builders copy files as root.
RUN chown 33:33 /srv/portfolio/run
# www-data as a number: Kubernetes can't tell from a name that it is not root.
USER 33:33
EXPOSE 8080
# nginx finishes its open responses before it stops.
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r -t 2 _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["nginx", "-e", "stderr", "-p", "/srv/portfolio/", "-c", "conf/nginx.conf", "-g", "daemon off; worker_processes 2;"]
