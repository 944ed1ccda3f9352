// What lottie-web expects of a page, for a worker. Import it before the player.
Object.assign(globalThis, {
  window: globalThis,
  document: {
    readyState: 'complete',
    createElement: () => new OffscreenCanvas(1, 1), // It creates nothing else.
    getElementsByTagName: () => [],
    getElementsByClassName: () => [],
    _isProxy: true, // The player then skips luma mattes, which need an SVG filter.
  },
})
