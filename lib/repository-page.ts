/** "github.com/me/site" of the address of a remote; nothing for one on this machine. */
export function repositoryPage(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/|ssh:\/\/)(?:[^@/]+@)?([^/:]+)(?::\d+)?\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/]+@)?([^/:]+\.[^/:]+):(.+?)(?:\.git)?$/.exec(remote) ??
    []
  return host !== undefined && host.includes('.') ? `${host}/${path}` : undefined
}
