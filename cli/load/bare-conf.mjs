/** nginx with what it needs to serve the same bytes, and all else as it comes. */
export const BARE_CONF = `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid run/nginx.pid;
error_log stderr warn;
events {}
http {
  client_body_temp_path run/body;
  proxy_temp_path run/proxy;
  fastcgi_temp_path run/fastcgi;
  uwsgi_temp_path run/uwsgi;
  scgi_temp_path run/scgi;
  access_log run/access.log;
  brotli_static on;
  gzip_static on;
  server {
    listen 8080;
    root releases/000001/site;
  }
}
`
