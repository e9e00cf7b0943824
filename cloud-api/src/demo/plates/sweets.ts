// Sweets & Drinks.
import { at, blob, middle, raised, scattered, times, type Random } from './draw.ts'
import * as food from './food.ts'
import type { Plates } from './plates.types.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'

const pistachios = (random: Random, count: number, radius: number, x = middle, y = middle) =>
  food.crumbs(random, count, radius, ['#7fa83a', '#5f8a24', '#a3c55e'], 8, x, y)
const date = () =>
  `${raised('<path d="M-34 0Q-26-22 4-20Q34-18 36 2Q32 22 0 20Q-30 20-34 0Z" fill="#5a2f14"/>')}<path d="M-20-4Q4-12 24-2" stroke="#a86f41" stroke-width="4" fill="none"/>`
const iceCubes = (places: readonly (readonly [number, number, number])[]) =>
  places.map(([x, y, turn]) => at(x, y, turn, food.ice())).join('')
const mint = (random: Random, x: number, y: number) =>
  raised(
    times(5, (index) =>
      at(x + index * 13 - 26, y - random() * 24, index * 34 - 70, '<path d="M0-26C18-14 18 12 0 24C-18 12-18-14 0-26Z" fill="#4f9a3a"/>'),
    ),
  )

export const sweets: Plates = {
  Luqaimat: [
    cloth.wine,
    (random) =>
      vessel.bowl(vessel.blue) +
      scattered(random, 18, 118, (x, y) => at(x, y, 0, food.ball(random, 40, '#d48f35', '#a3641d'))) +
      `<path d="M150 210q60 34 110-6q60-40 112 20q-10 20-44 6q-40-20-70 20q-60 50-110 0q-20-26 2-40z" fill="#5a2a0c" fill-opacity="0.62"/>` +
      food.crumbs(random, 130, 140, ['#fbf0d2', '#f1deb0'], 5),
  ],
  Kunafa: [
    cloth.olive,
    (random) =>
      vessel.plate() +
      raised(`<path d="${blob(random, middle, middle, 152, 152, 0.02, 18)}" fill="#e8842a"/>`) +
      scattered(random, 420, 144, (x, y, turn) =>
        at(x, y, turn, '<path d="M-9 0Q0-4 9 1" stroke="#f9bd66" stroke-opacity="0.5" stroke-width="2.2" fill="none"/>'),
      ) +
      pistachios(random, 150, 74) +
      `<path d="M150 214q56-76 146-64" stroke="#fff" stroke-opacity="0.4" stroke-width="10" fill="none" stroke-linecap="round"/>`,
  ],
  'Umm Ali': [
    cloth.rose,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#f3dfb2', '#fff6df') +
      scattered(random, 16, 140, (x, y, turn) => at(x, y, turn, food.chunk(random, 34, ['#d79a46', '#9a6222']))) +
      raised(scattered(random, 7, 110, (x, y) => `<path d="${blob(random, x, y, 30, 20, 0.2)}" fill="#fffaf0"/>`)) +
      food.nuts(random, 34, 130, ['#b9803c', '#e9d0a0']) +
      pistachios(random, 50, 120) +
      food.nuts(random, 12, 130, ['#4a241a']),
  ],
  'Saffron Milk Cake': [
    cloth.sea,
    (random) =>
      vessel.plate(vessel.blue) +
      raised('<path d="M150 158H362Q372 158 372 170V344Q372 356 360 356H152Q140 356 140 344V170Q140 158 150 158Z" fill="#f5d98a"/>') +
      raised('<path d="M136 150H366Q380 150 378 168V300Q330 320 256 306Q190 296 136 314Z" fill="#fffaf0"/>') +
      food.crumbs(random, 44, 92, ['#c3271b', '#e0761f'], 9, 256, 226) +
      pistachios(random, 34, 60, 256, 226) +
      `<path d="M108 330q60 60 150 54q90 4 150-54q-20 84-150 84q-130 0-150-84z" fill="#f7cf6a" fill-opacity="0.75"/>`,
  ],
  'Pistachio Ice Cream': [
    cloth.rose,
    (random) =>
      vessel.bowl(vessel.white, 190) +
      at(206, 276, 0, food.ball(random, 88, '#b9c77a', '#7fa83a')) +
      at(304, 232, 0, food.ball(random, 90, '#c4d089', '#7fa83a')) +
      pistachios(random, 90, 110) +
      at(350, 152, 30, food.roll(150, 24, '#d9a046', '#8a5a1c')),
  ],
  'Date Pudding': [
    cloth.dusk,
    (random) =>
      vessel.glass(
        ['#8a5a2c', '#5a2f14'],
        '#fffaf0',
        '<path d="M168 190H346L340 226H172Z" fill="#fffaf0"/><path d="M177 270H336L331 304H181Z" fill="#fffaf0"/><path d="M187 352H326L322 388H190Z" fill="#fffaf0"/><path d="M172 226H340L337 250H174Z" fill="#d9a766"/>',
      ) +
      at(230, 116, 14, date()) +
      at(292, 110, -18, date()) +
      food.crumbs(random, 30, 60, ['#d9a766', '#b9803c'], 6, 256, 140),
  ],
  Karak: [
    cloth.sand,
    (random) =>
      vessel.cup('#c98a4e', '#dba76f', vessel.white, 124) +
      `<path d="M196 236q40-44 100-34" stroke="#fff" stroke-opacity="0.45" stroke-width="9" fill="none" stroke-linecap="round"/>` +
      food.crumbs(random, 22, 90, ['#8a5526'], 4) +
      at(128, 384, 30, '<path d="M-20 0Q0-14 22 0Q0 14-20 0Z" fill="#8fa05a"/>') +
      at(158, 404, -10, '<path d="M-20 0Q0-14 22 0Q0 14-20 0Z" fill="#7d8f4a"/>'),
  ],
  'Mint Tea': [
    cloth.olive,
    (random) =>
      vessel.glass(['#d99a3a', '#a8661c'], '#e8b45a', '') + mint(random, 256, 118) + mint(random, 220, 190) + mint(random, 296, 230),
  ],
  'Qatari Coffee': [
    cloth.wine,
    (random) =>
      vessel.cup('#b98a3a', '#d3a95c', ['#fdfaf3', '#c9a24a'], 92) +
      food.crumbs(random, 14, 60, ['#c3271b', '#8fa05a'], 6) +
      at(120, 350, 30, date(), 1.1) +
      at(166, 396, -20, date(), 1.1) +
      at(228, 418, 10, date(), 1.1),
  ],
  'Spanish Latte': [
    cloth.rose,
    () =>
      vessel.glass(
        ['#c99a68', '#f0dcbd'],
        '#8a5a36',
        iceCubes([
          [216, 190, 12],
          [290, 210, -20],
          [250, 256, 34],
        ]),
      ),
  ],
  Cappuccino: [
    cloth.dusk,
    () =>
      vessel.cup('#f2e2c8', '#a86f41', vessel.clay, 128) +
      '<path d="M256 196C284 170 330 188 322 228C316 262 284 282 256 306C228 282 196 262 190 228C182 188 228 170 256 196Z" fill="#b5794a" fill-opacity="0.85"/><path d="M256 214C276 198 306 208 300 234C294 256 274 270 256 286C238 270 218 256 212 234C206 208 236 198 256 214Z" fill="#f2e2c8"/>',
  ],
  'Lemon & Mint': [
    cloth.olive,
    (random) =>
      vessel.glass(
        ['#cfe39a', '#8fbf4f'],
        '#e4f0bd',
        iceCubes([
          [220, 214, 10],
          [292, 250, -18],
          [240, 320, 30],
        ]) + food.herbs(random, 60, 80, 256, 290),
      ) +
      at(344, 84, 14, food.lemon(0, 0)) +
      mint(random, 226, 110),
  ],
  'Orange Juice': [
    cloth.sea,
    () =>
      vessel.glass(
        ['#fbb13c', '#f08a1c'],
        '#ffd07a',
        iceCubes([
          [222, 220, 10],
          [288, 262, -24],
        ]),
      ) + food.lemon(346, 88, 0, ['#ef8a1d', '#ffd79a', '#f9a63f']),
  ],
  'Avocado Cocktail': [
    cloth.sand,
    (random) =>
      vessel.glass(
        ['#cbd98a', '#94b04e'],
        '#fffaf0',
        '<path d="M170 250Q256 290 338 244L334 290Q256 330 176 296Z" fill="#fff6df" fill-opacity="0.7"/>',
      ) +
      food.nuts(random, 24, 66, ['#b9803c', '#e9d0a0'], 256, 132) +
      pistachios(random, 30, 60, 256, 136) +
      `<path d="M196 128q30 40 20 110M300 126q-20 60 8 130" stroke="#c9781c" stroke-width="7" fill="none" stroke-linecap="round" stroke-opacity="0.85"/>`,
  ],
  Laban: [cloth.sea, (random) => vessel.glass(['#ffffff', '#efe9da'], '#ffffff', '') + mint(random, 256, 118)],
  Water: [
    cloth.dusk,
    () =>
      `<ellipse cx="268" cy="462" rx="90" ry="18" fill="#2b1a08" fill-opacity="0.4" filter="url(#soft)"/>${raised('<path d="M228 54H284V104Q284 124 306 148Q324 168 324 200V440Q324 468 300 468H212Q188 468 188 440V200Q188 168 206 148Q228 124 228 104Z" fill="#bfe0ea"/>')}<rect x="224" y="40" width="64" height="34" rx="8" fill="#2f6f8f"/><rect x="188" y="236" width="136" height="110" fill="#f4fafc"/><path d="M206 310Q230 270 256 300Q282 330 308 288" stroke="#2f6f8f" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M206 204V430" stroke="#fff" stroke-opacity="0.75" stroke-width="9" stroke-linecap="round"/>`,
  ],
  'Iced Hibiscus': [
    cloth.wine,
    (random) =>
      vessel.glass(
        ['#b3153c', '#6b0c24'],
        '#d6456b',
        iceCubes([
          [218, 206, 8],
          [292, 236, -22],
          [244, 300, 28],
        ]),
      ) +
      mint(random, 280, 112) +
      at(344, 88, 0, food.lime(0, 0)),
  ],
}
