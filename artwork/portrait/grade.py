# Develops the render of portrait.py like a raw photograph: noise filter, the aisle out of focus behind, bloom, tone curve,
# colour, vignette, grain. The aisle is that of sample/images/hero.jpg.
#
#   python3 grade.py                 raw/*.exr  ->  sample/images/portrait.jpg (1600 x 1800)
#   python3 grade.py draft           a quick look as draft.png in half the size
import glob
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
IMAGES = os.path.join(HERE, '../../sample/images')
DRAFT = 'draft' in sys.argv
FOLDER = next((a for a in sys.argv[1:] if a != 'draft'), os.path.join(HERE, 'raw'))
PERSON, BEHIND = 1.25, .15
rng = np.random.default_rng(54)


def blur(image, sigma):
    return cv2.GaussianBlur(image, (0, 0), sigma, borderType=cv2.BORDER_REFLECT)


def luma(image):
    return image @ np.array([.2126, .7152, .0722], np.float32)


def load(path):
    image = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    image = np.ascontiguousarray(image[..., [2, 1, 0, 3]])
    light = luma(image[..., :3])
    around = np.stack([np.roll(light, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dy or dx])
    limit = np.sort(around, 0)[6] * 1.5 + .01                                              # tames single bright pixels
    image[..., :3] *= np.minimum(1, limit / np.maximum(light, 1e-6))[..., None]
    return image


def denoise(halves, reach=5, strength=.4):
    """Non-local means over two takes that differ only in noise: weights found in one apply to the other."""
    a, b = (np.log1p(t * np.float32([24, 24, 24, 1])) for t in halves)
    noise = blur((a - b) ** 2, 2.5).mean(2) / 2 + 2e-5
    sums, weights = [np.zeros_like(a), np.zeros_like(a)], [np.zeros(a.shape[:2], np.float32) for _ in halves]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            a2, b2, noise2 = (np.roll(v, (dy, dx), (0, 1)) for v in (a, b, noise))
            for k, (one, one2, other2) in enumerate(((b, b2, a2), (a, a2, b2))):
                apart = ((one - one2) ** 2).mean(2) - (noise + np.minimum(noise, noise2))
                w = np.exp(-np.maximum(cv2.boxFilter(apart / (strength * (noise + noise2)), -1, (3, 3)), 0))
                sums[k] += other2 * w[..., None]
                weights[k] += w
    return sum(np.expm1(s / w[..., None]) for s, w in zip(sums, weights)) / 2 / np.float32([24, 24, 24, 1])


def backdrop(w, h):
    """The aisle of hero.jpg, far out of focus: lamps become discs the shape of the aperture."""
    aisle = cv2.imread(os.path.join(IMAGES, 'hero.jpg'))[..., ::-1].astype(np.float32) / 255
    aisle = aisle[60:1860, 2220:3820]
    aisle = cv2.resize(aisle, (w, h), interpolation=cv2.INTER_AREA)
    light = np.where(aisle <= .04045, aisle / 12.92, ((aisle + .055) / 1.055) ** 2.4)
    peak = np.clip((luma(light) - .16) / .5, 0, 1)[..., None]
    light = light * (1 + 26 * peak ** 1.5)
    r = round(w * .031)
    y, x = np.mgrid[-r:r + 1, -r:r + 1].astype(np.float32)
    turn = np.arctan2(y, x)
    edge = r * (1 - .035 * (1 + np.cos(turn * 9)))                       # nine blades
    disc = np.clip(edge - np.hypot(x, y) + .5, 0, 1) * (.75 + .25 * (np.hypot(x, y) / r) ** 3)
    return cv2.filter2D(light, -1, disc / disc.sum(), borderType=cv2.BORDER_REFLECT)


def tone(x):
    """A film-like curve (Hable's form), as in the hero picture."""
    a, b, c, d, e, f = .22, .30, .10, .20, .012, .30

    def curve(v):
        return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f
    return curve(x) / curve(np.float32(9.))


def develop(raw):
    h, w = raw.shape[:2]
    s = w / 1600
    person, cover = raw[..., :3], np.clip(raw[..., 3:], 0, 1)
    behind = backdrop(w, h)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    behind = behind * (1 - .80 * np.exp(-((x / w - .06) / .22) ** 2 - ((y / h - .56) / .22) ** 2))[..., None]   # the door, burnt in
    light = person * PERSON + behind * (1 - cover) * BEHIND
    light = light + .05 * blur(behind * (1 - cover), 30 * s) * cover                        # light wraps around the edge
    bright = np.minimum(np.maximum(light - .35, 0), 8)
    light = light + sum(k * blur(bright, r * s) for k, r in ((.08, 3), (.05, 12), (.04, 40), (.03, 120)))
    r2 = ((x / w - .5) * 1.0) ** 2 + ((y / h - .42) * .95) ** 2
    light = light * (1 - .60 * np.clip(r2 / .40, 0, 1))[..., None]
    light = light @ np.float32([[.92, .04, .04], [.04, .92, .04], [.05, .05, .90]])
    image = np.clip(tone(np.maximum(light, 0) * 3.4), 0, 1)
    image = np.where(image <= .0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - .055)
    l = luma(image)[..., None]
    image = image + (1 - l) ** 3 * np.float32([.000, .008, .018])
    image = image + .22 * (image * image * (3 - 2 * image) - image) * np.clip(l * 9, 0, 1)
    return np.clip(image, 0, 1).astype(np.float32)


def grain(image, amount):
    h, w = image.shape[:2]
    l = luma(image)[..., None]
    mono = blur(rng.standard_normal((h, w)).astype(np.float32), .9)[..., None] * 2.4
    colour = blur(rng.standard_normal((h, w, 3)).astype(np.float32), 1.1) * 2.4
    return np.clip(image + (mono * .85 + colour * .2) * amount * (.35 + 1.5 * np.sqrt(l) * (1 - l)), 0, 1)


takes = [load(path) for path in sorted(glob.glob(os.path.join(FOLDER, '*.exr')))]
halves = [sum(part) / len(part) for part in (takes[0::2], takes[1::2])]
raw = .3 * sum(halves) / 2 + .7 * denoise(halves)              # some of the unfiltered light stays: hair keeps its detail
width = 800 if DRAFT else 1600
raw = np.maximum(cv2.resize(raw, (width, width * 9 // 8), interpolation=cv2.INTER_CUBIC), 0)
image = develop(raw)
if DRAFT:
    path, settings = os.path.join(FOLDER, 'draft.png'), []
else:
    image = np.clip(image + .35 * (image - blur(image, 1.8)), 0, 1)
    image = grain(image, .017)
    path = os.path.join(IMAGES, 'portrait.jpg')
    settings = [cv2.IMWRITE_JPEG_QUALITY, 74, cv2.IMWRITE_JPEG_PROGRESSIVE, 1, cv2.IMWRITE_JPEG_OPTIMIZE, 1]
out = (image * 255 + rng.random(image.shape)).clip(0, 255).astype(np.uint8)[..., ::-1]
cv2.imwrite(path, out, settings)
print(path, out.shape[1], 'x', out.shape[0], os.path.getsize(path) // 1024, 'kB')
