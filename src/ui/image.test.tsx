// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Image } from './image.tsx'

const image = { src: '/images/a.jpg', width: 1200, height: 600, alt: 'A thing' }

// jsdom does not decode images.
const decode = vi.fn<() => Promise<void>>()
beforeEach(() => {
  decode.mockReset().mockResolvedValue()
  HTMLImageElement.prototype.decode = decode
})

test('sets the size of an image, and loads it lazily', () => {
  render(<Image image={image} slot="thumbnail" sizes="50vw" />)
  const element = screen.getByRole('img', { name: 'A thing' })
  expect(['width', 'height', 'loading'].map((name) => element.getAttribute(name))).toEqual(['1200', '600', 'lazy'])
})

test('loads and decodes an image with priority at once', () => {
  render(<Image image={image} slot="thumbnail" sizes="50vw" priority />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  expect(decode).toHaveBeenCalledOnce()
})

test('replaces an image that fails by a placeholder with its alternative text', () => {
  render(<Image image={image} slot="thumbnail" sizes="50vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'A thing' }).tagName).toBe('SPAN')
  expect(screen.getByText('A thing')).toBeDefined()
})

test.each([
  ['replaces an SVG that failed before hydration', () => Promise.reject(new Error('broken')), 'SPAN'],
  ['keeps an SVG that loaded, but has no width in older Firefox', () => Promise.resolve(), 'IMG'],
])('%s', async (_, decoded, tag) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  decode.mockImplementation(decoded)
  render(<Image image={image} slot="logo" sizes="56px" />)
  await vi.waitFor(() => expect(screen.getByRole('img').tagName).toBe(tag))
})

test('offers all widths of a slot, AVIF first', () => {
  const { container } = render(
    <Image image={{ ...image, widths: { thumbnail: [400, 800] } }} slot="thumbnail" sizes="50vw" />,
  )
  const [avif, jpeg] = ['source', 'img'].map((tag) => container.querySelector(tag))
  expect(avif?.getAttribute('type')).toBe('image/avif')
  expect(avif?.getAttribute('srcset')).toBe('/images/a-400w.avif 400w, /images/a-800w.avif 800w')
  expect(jpeg?.getAttribute('srcset')).toBe('/images/a-400w.jpg 400w, /images/a-800w.jpg 800w')
  expect([avif?.getAttribute('sizes'), jpeg?.getAttribute('sizes')]).toEqual(['50vw', '50vw'])
})
