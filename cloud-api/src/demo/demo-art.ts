// The logo and the cover of the demo restaurant, drawn by ourselves.

const round = (value: number) => Math.round(value * 10) / 10

/** An eight-pointed star of two squares, with a point to the right. */
const star = (x: number, y: number, radius: number): string => {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8)
  const points = Array.from({ length: 16 }, (_each, index) => {
    const [distance, angle] = [index % 2 === 0 ? radius : inner, (index * Math.PI) / 8]
    return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

const archPath = 'M186 356V262C186 204 240 188 256 146C272 188 326 204 326 262V356Z'
const doorPath = 'M222 356V284C222 252 246 244 256 222C266 244 290 252 290 284V356Z'

/** A house (bait) with a pointed arch, in a star. */
export const logoSvg = svg(
  512,
  512,
  `<rect width="512" height="512" fill="#f7f0df"/>
  <path d="${star(256, 256, 236)}" fill="#3f5120"/>
  <path d="${star(256, 256, 208)}" fill="none" stroke="#e2b65c" stroke-width="5"/>
  <path d="${archPath}" fill="#f7f0df"/>
  <path d="${doorPath}" fill="#3f5120"/>
  <rect x="166" y="356" width="180" height="14" rx="7" fill="#e2b65c"/>`,
)

const [width, height, radius] = [1_600, 800, 80]

/** Stars that touch at their points, with crosses between them. */
const stars = (scale: number) =>
  Array.from({ length: (width / radius / 2 + 1) * (height / radius / 2 + 1) }, (_each, index) => {
    const columns = width / radius / 2 + 1
    return star((index % columns) * radius * 2, Math.floor(index / columns) * radius * 2, radius * scale)
  }).join('')

export const coverSvg = svg(
  width,
  height,
  `<defs>
    <linearGradient id="dusk" x1="0" y1="1" x2="1" y2="0"><stop offset="0" stop-color="#1f2b12"/><stop offset="0.6" stop-color="#4a5d23"/><stop offset="1" stop-color="#a8752b"/></linearGradient>
    <radialGradient id="lamp" cx="0.78" cy="0.2" r="0.7"><stop offset="0" stop-color="#ffd98a" stop-opacity="0.55"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#dusk)"/>
  <rect width="${width}" height="${height}" fill="url(#lamp)"/>
  <path d="${stars(1)}" fill="#fff3d6" fill-opacity="0.05" stroke="#ffe9ba" stroke-opacity="0.38" stroke-width="3"/>
  <path d="${stars(0.62)}" fill="none" stroke="#ffe9ba" stroke-opacity="0.2" stroke-width="2"/>`,
)
