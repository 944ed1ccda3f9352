// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Image } from './image.tsx'

const picture = { src: '/images/a.jpg', width: 1200, height: 600, alt: 'A thing' }

// jsdom has no pictures to unpack.
const decode = vi.fn<() => Promise<void>>()
beforeEach(() => {
  decode.mockReset().mockResolvedValue()
  HTMLImageElement.prototype.decode = decode
})

test('a picture brings its size and waits until it comes near', () => {
  render(<Image picture={picture} place="thumbnail" sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'A thing' })
  expect(['width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual(['1200', '600', 'lazy'])
})

test('the first picture of a page is asked for at once', () => {
  render(<Image picture={picture} place="thumbnail" sizes="50vw" first />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})

test('a picture that fails leaves a surface with its name', () => {
  render(<Image picture={picture} place="thumbnail" sizes="50vw" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'A thing' }).tagName).toBe('SPAN')
  expect(screen.getByText('A thing')).toBeDefined()
})

test.each([
  ['that failed before the page came to life', () => Promise.reject(new Error('broken')), 'SPAN'],
  ['that names no size, which older Firefox says is 0 wide,', () => Promise.resolve(), 'IMG'],
])('a drawing %s leaves or stays', async (_, unpack, tag) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  decode.mockImplementation(unpack)
  render(<Image picture={picture} place="logo" sizes="56px" />)
  await vi.waitFor(() => expect(screen.getByRole('img').tagName).toBe(tag))
})

test('a picture that was made in several widths offers them, as AVIF first', () => {
  const { container } = render(
    <Image picture={{ ...picture, widths: { thumbnail: [400, 800] } }} place="thumbnail" sizes="50vw" />,
  )
  const [avif, jpeg] = ['source', 'img'].map((tag) => container.querySelector(tag))
  expect(avif?.getAttribute('type')).toBe('image/avif')
  expect(avif?.getAttribute('srcset')).toBe('/images/a-400w.avif 400w, /images/a-800w.avif 800w')
  expect(jpeg?.getAttribute('srcset')).toBe('/images/a-400w.jpg 400w, /images/a-800w.jpg 800w')
  expect([avif?.getAttribute('sizes'), jpeg?.getAttribute('sizes')]).toEqual(['50vw', '50vw'])
})
