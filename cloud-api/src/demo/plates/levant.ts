// The dishes of the Levantine Table.
import { around, at, blob, middle, raised, scattered, times, type Random } from './draw.ts'
import { bread, breadPiece } from './bread.ts'
import * as food from './food.ts'
import type { Plates } from './plates.types.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'

const pomegranate = (random: Random, count: number, radius: number) =>
  raised(scattered(random, count, radius, (x, y) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="7" fill="#b3153c"/>`))
const chickpeas = (random: Random, count: number, radius: number) =>
  raised(scattered(random, count, radius, (x, y) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="13" fill="#e2bd74"/>`))
const aubergine = (random: Random, size: number) =>
  `${raised(`<path d="${blob(random, 0, 0, size, size * 0.8, 0.06)}" fill="#4b2b55"/>`)}<path d="${blob(random, 0, 0, size * 0.8, size * 0.62, 0.06)}" fill="#b88a5a"/>`
const kibbeh = (random: Random) =>
  `${raised('<path d="M-66 0Q-30-40 0-38Q30-40 66 0Q30 40 0 38Q-30 40-66 0Z" fill="#8a5224"/>')}${food.crumbs(random, 14, 34, ['#5f3413', '#a86b36'], 4, 0, 0)}`
export const levant: Plates = {
  Hummus: [
    cloth.rose,
    (random) =>
      vessel.plate(vessel.blue) +
      food.dip(random, '#ecd9ab', '#cdb47c', '#fff6d8') +
      chickpeas(random, 9, 42) +
      food.crumbs(random, 90, 120, ['#b5421f', '#d0562c'], 4) +
      food.leaves(random, 6, 110, 0.8),
  ],
  Moutabal: [
    cloth.olive,
    (random) =>
      vessel.plate(vessel.clay) +
      food.dip(random, '#d9cdb4', '#a99878', '#f5eedb') +
      pomegranate(random, 34, 112) +
      food.leaves(random, 7, 100, 0.8),
  ],
  'Labneh with Mint': [
    cloth.sea,
    (random) =>
      vessel.plate(vessel.blue) +
      food.dip(random, '#fbf8ef', '#dcd6c4', '#ffffff') +
      food.crumbs(random, 60, 110, ['#3f6b2b', '#2f5220'], 5) +
      food.leaves(random, 7, 96, 1.1),
  ],
  Fattoush: [
    cloth.sand,
    (random) =>
      vessel.bowl() +
      food.leaves(random, 70, 150, 2.1, ['#6fae3c', '#8cc657', '#4f8a2b', '#a7d272']) +
      scattered(random, 6, 120, (x, y) => at(x, y, 0, food.cucumber())) +
      scattered(random, 6, 120, (x, y) => at(x, y, 0, food.tomato(0.8))) +
      scattered(random, 9, 130, (x, y, turn) => at(x, y, turn, breadPiece(random), 0.5)) +
      food.crumbs(random, 60, 130, ['#8e1f3a'], 4),
  ],
  Tabbouleh: [
    cloth.rose,
    (random) =>
      vessel.plate(vessel.white) +
      raised(`<path d="${blob(random, middle, 256, 150, 144, 0.06, 14)}" fill="#3c7a26"/>`) +
      food.herbs(random, 420, 146) +
      food.crumbs(random, 90, 140, ['#efe3c0', '#dcc998'], 6) +
      food.crumbs(random, 60, 140, ['#d43a26', '#e85b45'], 10) +
      food.lemon(372, 356),
  ],
  Kibbeh: [
    cloth.dusk,
    (random) =>
      vessel.plate(vessel.sand) +
      around(4, 92, (x, y, turn) => at(x, y, turn + 40, kibbeh(random)), 20) +
      at(middle, middle, 0, food.smallBowl('#fdf8e8')) +
      food.nuts(random, 9, 150) +
      food.leaves(random, 6, 150),
  ],
  'Cheese Rolls': [
    cloth.olive,
    (random) =>
      vessel.plate() +
      times(5, (index) => at(256, 150 + index * 52, -12, food.roll(230, 42, '#d9a046', '#8a5a1c'))) +
      food.leaves(random, 9, 150),
  ],
  'Batata Harra': [
    cloth.wine,
    (random) =>
      vessel.bowl(vessel.dark) +
      scattered(random, 34, 140, (x, y, turn) => at(x, y, turn, food.cube('#e3a73b', 46))) +
      food.herbs(random, 90, 150) +
      food.crumbs(random, 60, 150, ['#c3271b', '#e04a2f'], 7),
  ],
  'Zaatar Manousheh': [
    cloth.sand,
    (random) =>
      vessel.board() +
      bread(random, 178) +
      `<path d="${blob(random, middle, middle, 148, 144, 0.04, 16)}" fill="#5f6b2a"/>` +
      food.crumbs(random, 300, 142, ['#7d8a3a', '#46521d', '#8f9a4a'], 6) +
      food.crumbs(random, 120, 142, ['#f3e6c0'], 4),
  ],
  'Cheese Manousheh': [
    cloth.rose,
    (random) =>
      vessel.board() +
      bread(random, 178) +
      raised(`<path d="${blob(random, middle, middle, 146, 142, 0.06, 16)}" fill="#fbeec6"/>`) +
      scattered(random, 26, 126, (x, y, turn) => at(x, y, turn, '<ellipse rx="17" ry="10" fill="#d9973c" fill-opacity="0.55"/>')) +
      food.crumbs(random, 30, 130, ['#2f2a22'], 4),
  ],
  Maqluba: [
    cloth.dusk,
    (random) =>
      vessel.plate() +
      food.rice(random, 164, food.saffron) +
      around(7, 104, (x, y) => at(x, y, 0, aubergine(random, 42))) +
      at(middle, middle, 0, food.chunk(random, 46, food.lamb)) +
      food.nuts(random, 26, 140) +
      food.herbs(random, 36, 140),
  ],
  Mansaf: [
    cloth.sand,
    (random) =>
      vessel.plate(vessel.dark) +
      bread(random, 176, middle, 258, '#efd9aa') +
      food.rice(random, 142, food.whiteRice) +
      at(214, 226, 10, food.chunk(random, 52, food.lamb)) +
      at(312, 262, 60, food.chunk(random, 48, food.lamb)) +
      at(232, 318, -20, food.chunk(random, 46, food.lamb)) +
      `<path d="M150 214q90-50 190 0q40 40 6 70q-50-44-110-30q-60 20-86-40z" fill="#fffaf0" fill-opacity="0.72"/>` +
      food.nuts(random, 30, 140, ['#e0b06a', '#c98a3c']) +
      food.herbs(random, 44, 140),
  ],
  'Freekeh with Chicken': [
    cloth.olive,
    (random) =>
      vessel.plate() +
      food.rice(random, 158, ['#8a8a4a', '#a3a15e', '#6f7038', '#bcb878']) +
      at(248, 252, 0, food.leg('#c47a30'), 1.15) +
      food.nuts(random, 26, 140, ['#d9a25a', '#b9803c', '#f0d6a0']),
  ],
  'Musakhan Rolls': [
    cloth.wine,
    (random) =>
      vessel.board() +
      times(3, (index) =>
        at(
          256,
          156 + index * 98,
          -10,
          `${food.roll(300, 76, '#d8a865', '#8f5f2a')}<ellipse cx="-140" cy="0" rx="15" ry="31" fill="#8e3348"/>`,
        ),
      ) +
      food.crumbs(random, 110, 170, ['#8e1f3a', '#a5375a'], 5) +
      food.nuts(random, 14, 150),
  ],
  'Stuffed Vine Leaves': [
    cloth.rose,
    (random) =>
      vessel.plate() +
      times(10, (index) =>
        at(172 + (index % 2) * 166, 150 + Math.floor(index / 2) * 52, index % 2 ? -7 : 7, food.roll(150, 40, '#5d6b2a', '#39451a')),
      ) +
      food.lemon(256, 396) +
      food.crumbs(random, 26, 150, ['#fff'], 3),
  ],
  Moussaka: [
    cloth.sea,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#c23a20', '#e86a48') +
      around(6, 96, (x, y) => at(x, y, 0, aubergine(random, 48))) +
      at(middle, middle, 0, aubergine(random, 50)) +
      chickpeas(random, 22, 130) +
      food.herbs(random, 40, 130),
  ],
}
