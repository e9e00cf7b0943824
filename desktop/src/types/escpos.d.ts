// The two parts of escpos 2.5 that are used; the package has no types.
declare module 'escpos/printer.js' {
  import type Image from 'escpos/image.js'

  type Bytes = { write: (bytes: string | Uint8Array) => void; flush: () => Uint8Array }

  export default class Printer {
    constructor(adapter: object, options?: { encoding?: string })
    buffer: Bytes
    align(align: 'lt' | 'ct' | 'rt'): this
    style(style: 'B' | 'NORMAL'): this
    size(width: number, height: number): this
    text(content: string): this
    feed(lines?: number): this
    hardware(command: 'init'): this
    raster(image: Image): this
    cut(part: boolean, feed?: number): this
    /** Omits the two bytes that end the command. */
    cashdraw(pin: 2 | 5): this
  }
}

declare module 'escpos/image.js' {
  // oxlint-disable-next-line typescript/no-extraneous-class -- it belongs to the package, and is only passed on
  export default class Image {
    /** `shape`: width, height, channels (4: RGBA). */
    constructor(pixels: { data: Uint8Array; shape: [width: number, height: number, channels: 4] })
    /** `width` in bytes; `Printer.raster` writes it unchanged. */
    toRaster(): { data: Uint8Array; width: number; height: number }
  }
}
