# Develops the render of hero.py like a raw photograph: noise filter, haze, bloom, tone curve, colour, vignette, grain.
#
#   python3 grade.py                 raw/*.exr  ->  hero.jpg (3840 x 1920)
#   python3 grade.py draft           a quick look as draft.png in the render's own size
import glob
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
DRAFT = 'draft' in sys.argv
FOLDER = next((a for a in sys.argv[1:] if a != 'draft'), 'raw')
rng = np.random.default_rng(7)


def load(name, take):
    path = os.path.join(HERE, FOLDER, '%s-%04d.exr' % (name, take))
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return image if image.ndim == 2 else np.ascontiguousarray(image[..., 2::-1])          # to red, green, blue


def blur(image, sigma):
    """A Gaussian; wide ones are computed on a smaller picture."""
    if sigma < 8:
        return cv2.GaussianBlur(image, (0, 0), sigma, borderType=cv2.BORDER_REPLICATE)
    k = sigma / 4
    h, w = image.shape[:2]
    small = cv2.resize(image, (max(2, round(w / k)), max(2, round(h / k))), interpolation=cv2.INTER_AREA)
    small = cv2.GaussianBlur(small, (0, 0), sigma / k, borderType=cv2.BORDER_REPLICATE)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def luma(image):
    return image @ np.array([.2126, .7152, .0722], np.float32)


def despeckle(light, colour):
    """Single pixels far brighter than all their neighbours are noise, unless a lamp is seen there (lamps have no surface
    colour)."""
    around = np.delete(np.stack([cv2.warpAffine(light, np.float32([[1, 0, dx], [0, 1, dy]]), light.shape[1::-1],
                                                borderMode=cv2.BORDER_REFLECT)
                                 for dy in (-1, 0, 1) for dx in (-1, 0, 1)]), 4, 0)
    around.sort(axis=0)
    limit = around[5] * 1.6 + .01
    lamp = cv2.dilate((colour.sum(2) < .004).astype(np.uint8), np.ones((3, 3), np.uint8)) > 0
    return np.where(lamp[..., None], light, np.minimum(light, limit))


def denoise(takes, guides, reach=6, patch=1, strength=.55):
    """Non-local means over two takes that differ in nothing but noise: the weights found in one are applied to the other,
    and their difference tells how much noise there is. Guide pictures keep surfaces apart."""
    a, b = (np.log1p(t * 24) for t in takes)
    noise = blur((a - b) ** 2, 1.5).mean(2) / 2 + 2e-5
    sums = [np.zeros_like(a), np.zeros_like(a)]
    weights = [np.zeros(a.shape[:2], np.float32) for _ in takes]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            shift = np.float32([[1, 0, dx], [0, 1, dy]])

            def moved(image):
                return cv2.warpAffine(image, shift, image.shape[1::-1], flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REFLECT)
            noise2, near = moved(noise), np.float32(1)
            for guide, tolerance in guides:
                gap = (guide - moved(guide)) ** 2
                near = near * np.exp(-(gap if gap.ndim == 2 else gap.sum(2)) / tolerance ** 2)
            a2, b2 = moved(a), moved(b)
            for k, (one, one2, other2) in enumerate(((b, b2, a2), (a, a2, b2))):
                apart = ((one - one2) ** 2).mean(2) - (noise + np.minimum(noise, noise2))
                apart = cv2.boxFilter(apart / (strength * (noise + noise2)), -1, (2 * patch + 1,) * 2)
                w = np.exp(-np.maximum(apart, 0)) * near
                sums[k] += other2 * w[..., None]
                weights[k] += w
    return sum(np.expm1(s / w[..., None]) / 24 for s, w in zip(sums, weights)) / 2


def tone(x):
    """A film-like curve (Hable's form): soft shoulder for the lamps, a little toe."""
    a, b, c, d, e, f = .22, .30, .10, .20, .012, .30

    def curve(v):
        return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f
    return curve(x) / curve(np.float32(9.))


def develop(light, mist):
    h, w = light.shape[:2]
    s = w / 1920
    # haze: far things lose contrast to the light that hangs in the air around the lamps
    air = blur(np.minimum(light, 4), 90 * s)
    depth = np.clip(mist, 0, 1)[..., None]
    amount = 1 - np.exp(-1.15 * depth ** 1.3)
    light = light * (1 - amount * .40) + (air * .32 + np.float32([.0035, .0110, .0140])) * amount
    # bloom: the glow that lens and sensor add around lamps
    bright = np.minimum(np.maximum(light - .55, 0), 14)
    glow = sum(k * blur(bright, r * s) for k, r in ((.10, 2.0), (.05, 6), (.035, 18), (.03, 55), (.02, 150)))
    light = light + glow * np.float32([.82, 1.0, 1.06])
    # exposure, vignette (stronger to the left, where the headline stands)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w, y / h
    r2 = ((u - .66) * 1.05) ** 2 + ((v - .5) * .80) ** 2
    left = np.clip((.50 - u) / .50, 0, 1)
    light = light * (1.85 * (1 - .55 * np.clip(r2 / .42, 0, 1)) * (1 - .25 * left))[..., None]
    # a trace of lateral colour, as wide lenses have
    for channel, k in ((0, 1.0005), (2, .9995)):
        turn = np.float32([[k, 0, w * .6 * (1 - k)], [0, k, h * .5 * (1 - k)]])
        light[..., channel] = cv2.warpAffine(np.ascontiguousarray(light[..., channel]), turn, (w, h), flags=cv2.INTER_CUBIC,
                                             borderMode=cv2.BORDER_REPLICATE)
    # bright colours bleach towards white, as they do on film: every layer answers a little to its neighbours
    light = light @ np.float32([[.90, .05, .05], [.04, .92, .04], [.05, .05, .90]])
    image = tone(np.maximum(light, 0) * 2.1)
    image = np.clip(image, 0, 1)
    image = np.where(image <= .0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - .055)
    # colour: blue-black shadows, teal middle, clean highlights
    l = luma(image)[..., None]
    shadow, middle = (1 - l) ** 3, 4 * l * (1 - l)
    image = image + shadow * np.float32([-.002, .008, .020]) + middle * np.float32([-.026, .006, .010])
    image = l + (image - l) * 1.12
    image = image + .16 * (image * image * (3 - 2 * image) - image) * np.clip(l * 9, 0, 1)      # a little more contrast
    return np.clip(image, 0, 1).astype(np.float32)


def grain(image, amount):
    h, w = image.shape[:2]
    l = luma(image)[..., None]
    mono = cv2.GaussianBlur(rng.standard_normal((h, w)).astype(np.float32), (0, 0), .75)[..., None] * 2.2
    colour = cv2.GaussianBlur(rng.standard_normal((h, w, 3)).astype(np.float32), (0, 0), .95) * 2.2
    return np.clip(image + (mono * .8 + colour * .25) * amount * (.35 + 1.5 * np.sqrt(l) * (1 - l)), 0, 1)


def save(image, name, quality=None):
    out = (np.clip(image, 0, 1) * 255 + rng.random(image.shape)).clip(0, 255).astype(np.uint8)[..., ::-1]
    path = os.path.join(HERE, name)
    jpeg = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
    cv2.imwrite(path, out, jpeg if quality else [])
    print(name, out.shape[1], 'x', out.shape[0], os.path.getsize(path) // 1024, 'kB')


takes = [despeckle(load('light', t), load('colour', t)) for t in (1, 2)]
mist, colour, normal = ((load(name, 1) + load(name, 2)) / 2 for name in ('mist', 'colour', 'normal'))
mist = mist if mist.ndim == 2 else mist[..., 0]
light = sum(takes) / 2
if not DRAFT:                               # a third of the unfiltered light stays: perforated sheets keep their sparkle
    light = .35 * light + .65 * denoise(takes, ((np.sqrt(np.maximum(colour, 0)), .12), (normal, .6), (mist, .05)))
image = develop(light, mist)
if DRAFT:
    save(image, 'draft.png')
else:
    large = cv2.resize(image, (3840, 1920), interpolation=cv2.INTER_LANCZOS4)
    large = np.clip(large + .35 * (large - cv2.GaussianBlur(large, (0, 0), 1.4)), 0, 1)
    save(grain(large, .017), 'hero.jpg', 87)
