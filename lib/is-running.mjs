/** @param {number} id of a process */
export function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM' // it belongs to somebody else
  }
}
