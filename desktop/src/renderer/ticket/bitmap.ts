import type { Bitmap } from '../../bridge/ticket.ts'

/** An empty bitmap that grows in height as it is drawn on. */
export const createSheet = (width: number) => {
  const stride = Math.ceil(width / 8)
  let rows = new Uint8Array(stride * 2_048)
  let height = 0

  const need = (bottom: number) => {
    height = Math.max(height, bottom)
    if (height * stride <= rows.length) return
    const larger = new Uint8Array(Math.max(rows.length * 2, height * stride))
    larger.set(rows)
    rows = larger
  }

  const dot = (x: number, y: number) => {
    if (x < 0 || x >= width) return
    const at = y * stride + (x >> 3)
    rows[at] = (rows[at] ?? 0) | (0x80 >> (x & 7))
  }

  return {
    width,
    height: () => height,
    leave: (dots: number) => need(height + dots),
    dot: (x: number, y: number) => {
      need(y + 1)
      dot(x, y)
    },
    fill: (left: number, top: number, wide: number, high: number) => {
      need(top + high)
      for (let y = top; y < top + high; y += 1) for (let x = left; x < left + wide; x += 1) dot(x, y)
    },
    /** Inverts the rows. */
    invert: (top: number, high: number) => {
      need(top + high)
      for (let at = top * stride; at < (top + high) * stride; at += 1) rows[at] = ~(rows[at] ?? 0) & 0xff
    },
    finish: (): Bitmap => ({ width, height, rows: rows.slice(0, height * stride) }),
  }
}

export type Sheet = ReturnType<typeof createSheet>
