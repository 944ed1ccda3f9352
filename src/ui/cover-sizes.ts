/**
 * How wide a picture is drawn that covers a box: wider than the box where it is flatter than that.
 * @param box the width of the box, as CSS
 * @param ratio the width of the box by its height
 */
export function coverSizes(box: string, ratio: number, { width, height }: { width: number; height: number }): string {
  const stretch = Math.max(1, width / height / ratio)
  return stretch === 1 ? box : `calc(${Number(stretch.toFixed(3))} * ${box})`
}
