import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'

/**
 * The addresses at which a port answers: of those at which others could reach this machine.
 * @param {number} port
 * @param {string[]} [addresses]
 */
export async function addressesOpenAt(port, addresses = outerAddresses()) {
  const answers = await Promise.all(addresses.map((host) => isOpen(host, port)))
  return addresses.filter((_, index) => answers[index])
}

function outerAddresses() {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .flatMap(({ internal, address, scopeid }) => (internal || scopeid ? [] : [address]))
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isOpen(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 })
    const answer = (/** @type {boolean} */ open) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false)).once('timeout', () => answer(false))
  })
}
