// Parts of the drawn dishes, as SVG in a square of 512. Random details are the same for the same dish each time.

export type Random = () => number
/** Returns numbers from 0 up to 1, seeded by a text (mulberry32). */
export const seeded = (text: string): Random => {
  let state = [...text].reduce((hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261)
  return () => {
    state += 0x6d_2b_79_f5
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const middle = 256
const fullTurn = 2 * Math.PI
export const round = (value: number): number => Math.round(value * 10) / 10
export const anyOf = (random: Random, values: readonly string[]): string => values[Math.floor(random() * values.length)] ?? ''
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Lights a shape from above on the left, and gives it a shadow. */
export const raised = (shapes: string): string => `<g filter="url(#raised)">${shapes}</g>`

/** Places a part that is drawn around 0, 0. `turn` in degrees. */
export const at = (x: number, y: number, turn: number, part: string, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)}) scale(${scale})">${part}</g>`

/** An uneven round shape. */
export const blob = (random: Random, x: number, y: number, width: number, height = width, unevenness = 0.12, corners = 10): string => {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * fullTurn
    const reach = 1 - unevenness + random() * 2 * unevenness
    return [x + Math.cos(angle) * width * reach, y + Math.sin(angle) * height * reach] as const
  })
  const between = (index: number) => {
    const [[ax, ay], [bx, by]] = [points[index % corners] ?? [x, y], points[(index + 1) % corners] ?? [x, y]]
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`
  }
  return `M${between(corners - 1)}${points.map(([px, py], index) => `Q${round(px)} ${round(py)} ${between(index)}`).join('')}Z`
}

type Spot = (x: number, y: number, turn: number) => string
/** Draws at places within a circle. */
export const scattered = (random: Random, count: number, radius: number, draw: Spot, x = middle, y = middle): string =>
  times(count, () => {
    const [angle, distance] = [random() * fullTurn, Math.sqrt(random()) * radius]
    return draw(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, random() * 360)
  })
/** Draws at even places on a circle. */
export const around = (
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number, index: number) => string,
  start = 0,
  x = middle,
  y = middle,
): string =>
  times(count, (index) => {
    const turn = (index / count) * 360 + start
    const angle = (turn / 360) * fullTurn
    return draw(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, turn, index)
  })

const filters = `<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="raised" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="height"/>
<feDiffuseLighting in="height" surfaceScale="8" lighting-color="#fff" result="light"><feDistantLight azimuth="235" elevation="50"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="light" operator="arithmetic" k1="1.1" k2="0.24" result="lit"/>
<feComposite in="lit" in2="SourceAlpha" operator="in" result="body"/>
<feDropShadow in="body" dx="3" dy="5" stdDeviation="3.5" flood-color="#3a2410" flood-opacity="0.45"/></filter>`

/** Draws a whole picture on a cloth of a colour. */
export const picture = ([light, dark]: readonly [string, string], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="768" viewBox="0 0 512 512"><defs><radialGradient id="cloth" cx="0.35" cy="0.25" r="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>${filters}</defs><rect width="512" height="512" fill="url(#cloth)"/>${content}</svg>`
