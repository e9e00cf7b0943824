// Burgers, from the side.
import { at, middle, raised, times } from './draw.ts'

/** A burger from the side, its layers from the top. */
export const burgerOf = (layers: readonly string[], scale = 1, y = 0): string => {
  const depth = 30
  const top = -16 * layers.length
  const bottom = top + depth * layers.length
  const seeds = times(22, (index) => {
    const [row, column] = [Math.floor(index / 8), index % 8]
    return at(
      -112 + column * 32 + row * 12,
      top - 46 - row * 22 + Math.abs(column - 3.5) * 6,
      index * 40,
      '<ellipse rx="6" ry="3.4" fill="#fbe9c0"/>',
    )
  })
  return at(
    middle,
    middle + y,
    0,
    `<ellipse cx="8" cy="${bottom + 66}" rx="186" ry="24" fill="#2b1a08" fill-opacity="0.5" filter="url(#soft)"/>
    ${raised(`<path d="M-160 ${bottom + 4}H160Q166 ${bottom + 56} 122 ${bottom + 60}H-122Q-166 ${bottom + 56}-160 ${bottom + 4}Z" fill="#d99445"/>`)}
    ${layers
      .map((each, index) => at(0, top + depth / 2 + index * depth, 0, each))
      .toReversed()
      .join('')}
    ${raised(`<path d="M-166 ${top - 14}C-166 ${top - 150} 166 ${top - 150} 166 ${top - 14}Q166 ${top + 4} 140 ${top + 4}H-140Q-166 ${top + 4}-166 ${top - 14}Z" fill="#e0a050"/>`)}${seeds}`,
    scale,
  )
}
const layer = (colour: string, height = 30, width = 164) =>
  raised(`<rect x="${-width}" y="${-height / 2}" width="${width * 2}" height="${height}" rx="${height / 2}" fill="${colour}"/>`)
export const patty = layer('#6b3822', 40, 160)
export const crispy = layer('#cf8a37', 42, 164)
export const halloumi = layer('#f1dfae', 32, 158)
export const falafelPatty = layer('#8a6a2c', 40, 158)
export const cheddar = raised('<path d="M-168-8H168L120 12L96 40L66 12H-60L-90 34L-116 12Z" fill="#f6b534"/>')
export const lettuce = raised(
  '<path d="M-176 0Q-160-16-140 0T-104 0T-68 0T-32 0T4 0T40 0T76 0T112 0T148 0T178 0Q170 20 140 14Q0 24-140 14Q-172 20-176 0Z" fill="#79b23f"/>',
)
export const tomatoLayer = layer('#d9452f', 20, 150)
export const onionLayer = layer('#e7d3dc', 16, 148)
export const slaw = layer('#e9e4c4', 26, 156)
export const sauce = (colour: string): string =>
  raised(`<path d="M-150-8H150Q158 4 140 8Q120 4 112 22Q100 30 94 8H-60Q-70 34-84 28Q-92 8-110 8H-140Q-158 4-150-8Z" fill="${colour}"/>`)
