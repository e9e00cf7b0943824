// The dishes of the Qatari Kitchen.
import { around, at, middle, scattered, times, type Random } from './draw.ts'
import { bread, breadPiece } from './bread.ts'
import * as food from './food.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'
import type { Plates } from './plates.types.ts'

const machboos = (random: Random, rice: readonly string[], topping: string) =>
  vessel.plate() +
  food.rice(random, 158, rice) +
  topping +
  food.nuts(random, 9, 140) +
  food.leaves(random, 8, 140) +
  at(350, 330, 0, food.chunk(random, 22, ['#6a4420', '#3f2710']))

export const kitchen: Plates = {
  'Chicken Machboos': [
    cloth.sand,
    (random) =>
      machboos(
        random,
        food.saffron,
        at(246, 250, 0, food.leg('#b9642a'), 1.15) + food.crumbs(random, 50, 70, ['#5a2c0f', '#7a3e16', '#d98a45'], 3, 262, 224),
      ),
  ],
  'Lamb Machboos': [
    cloth.wine,
    (random) =>
      machboos(
        random,
        food.saffron,
        at(244, 252, 10, food.leg('#7b4124'), 1.2) +
          food.shavings(random, 12, 60, ['#7a431f', '#93562a'], 290, 310) +
          food.nuts(random, 12, 110, ['#5b2f22', '#7a4030']),
      ),
  ],
  'Shrimp Machboos': [
    cloth.sea,
    (random) =>
      machboos(
        random,
        food.redRice,
        around(6, 84, (x, y, turn) => at(x, y, turn + 60, food.shrimp())) +
          at(middle, middle, 10, food.shrimp()) +
          food.herbs(random, 40, 130),
      ),
  ],
  Madrouba: [
    cloth.olive,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#e2b25e', '#f4d694') +
      food.crumbs(random, 160, 150, ['#f7e3b4', '#c98f3c', '#fff1cf'], 7) +
      at(280, 246, 0, food.chunk(random, 20, ['#6a4420', '#3f2710'])) +
      `<circle cx="220" cy="290" r="30" fill="#f3c53c" fill-opacity="0.7"/>` +
      food.herbs(random, 26, 110),
  ],
  'Fish Muhammar': [
    cloth.sea,
    (random) =>
      vessel.plate() +
      food.rice(random, 120, ['#8a4f22', '#a5652f', '#70401b', '#bd7f45'], 220, 300) +
      at(280, 200, -24, food.fish('#c98b3f', '#e9c27e'), 0.95) +
      food.lemon(384, 344, 0) +
      food.leaves(random, 5, 120),
  ],
  'Chicken Saloona': [
    cloth.rose,
    (random) =>
      vessel.bowl() +
      food.broth(random, vessel.bowlInside, '#c25a22', '#e8944a') +
      at(226, 236, -10, food.leg('#c98539'), 0.85) +
      scattered(random, 5, 120, (x, y, turn) => at(x, y, turn, food.cube('#f0d489', 46))) +
      scattered(random, 4, 120, (x, y) => at(x, y, 0, food.cucumber())) +
      food.herbs(random, 36, 130),
  ],
  'Lamb Thareed': [
    cloth.dusk,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#a9561f', '#d98b44') +
      times(5, (index) => at(180 + index * 38, 210 + (index % 2) * 80, index * 47, breadPiece(random), 1.05)) +
      scattered(random, 4, 100, (x, y, turn) => at(x, y, turn, food.cube('#e98b2a', 44))) +
      at(270, 250, 0, food.chunk(random, 44, food.lamb)) +
      at(206, 300, 40, food.chunk(random, 36, food.lamb)) +
      food.herbs(random, 26, 130),
  ],
  'Vegetable Saloona': [
    cloth.olive,
    (random) =>
      vessel.bowl() +
      food.broth(random, vessel.bowlInside, '#cf4e27', '#ef8f5a') +
      scattered(random, 8, 120, (x, y, turn) => at(x, y, turn, food.roll(74, 24, '#5f8f35', '#34571a'))) +
      scattered(random, 5, 110, (x, y, turn) => at(x, y, turn, food.cube('#efa033', 44))) +
      scattered(random, 5, 110, (x, y, turn) => at(x, y, turn, food.chunk(random, 26, ['#5b3a63', '#3b2341']))) +
      food.herbs(random, 20, 120),
  ],
  Harees: [
    cloth.sand,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#e6d2a6', '#f5e8c6') +
      food.crumbs(random, 120, 150, ['#d8bd83', '#f9efd6'], 6) +
      `<path d="M190 250Q256 190 330 244Q300 312 236 306Q186 296 190 250Z" fill="#f0bc34" fill-opacity="0.75"/>` +
      food.crumbs(random, 40, 60, ['#8a5a22'], 3, 260, 254),
  ],
  Asida: [
    cloth.wine,
    (random) =>
      vessel.plate(vessel.blue) +
      at(middle, middle, 0, food.ball(random, 140, '#b98048', '#8c5a2c')) +
      `<circle cx="256" cy="244" r="62" fill="#5a2f14"/><path d="M218 230a44 40 0 0 1 70-16" stroke="#fff" stroke-opacity="0.4" stroke-width="8" fill="none" stroke-linecap="round"/>` +
      `<path d="M314 250q40 40 24 96q-20 20-34-6q4-44-14-74z" fill="#5a2f14"/>`,
  ],
  Balaleet: [
    cloth.rose,
    (random) =>
      vessel.plate() +
      food.shavings(random, 110, 140, ['#f0c04a', '#e3a92f', '#f8d678']) +
      at(
        262,
        244,
        12,
        `<path d="M-120-60Q0-110 118-58Q140 0 112 58Q0 100-116 56Q-138 0-120-60Z" fill="#f7d252"/><path d="M-90-40Q0-70 90-36" stroke="#fff" stroke-opacity="0.5" stroke-width="9" fill="none"/><path d="M-100 30Q0 64 96 30M-70 0Q10 22 84-2" stroke="#c98a25" stroke-opacity="0.55" stroke-width="6" fill="none"/>`,
      ) +
      food.crumbs(random, 50, 150, ['#b3261e', '#5f9a35'], 4),
  ],
  Shakshouka: [
    cloth.dusk,
    (random) =>
      vessel.pan() +
      food.broth(random, 176, '#c8371f', '#ea6d4a') +
      around(4, 82, (x, y) => at(x, y, 0, food.egg(random, 54)), 45) +
      scattered(random, 12, 150, (x, y, turn) => at(x, y, turn, food.roll(40, 12, '#e8b04a', '#b97a22'))) +
      food.herbs(random, 80, 150),
  ],
  'Khubz Regag with Egg': [
    cloth.sand,
    (random) =>
      vessel.board() +
      bread(random, 176, middle, 258, '#dcb06a') +
      at(256, 258, 0, `<path d="M-130-40Q0-100 130-40Q110 70 0 92Q-110 70-130-40Z" fill="#f6cf55" fill-opacity="0.85"/>`) +
      food.crumbs(random, 90, 120, ['#fff6dc', '#fbe7a8'], 9) +
      food.herbs(random, 24, 110),
  ],
  'Chebab Pancakes': [
    cloth.rose,
    (random) =>
      vessel.plate(vessel.blue) +
      bread(random, 112, 226, 280, '#e8b04a') +
      bread(random, 112, 286, 262, '#f0bc58') +
      bread(random, 112, 252, 230, '#f5c866') +
      at(254, 228, 0, food.ball(random, 40, '#fffaf0', '#efe3cc')) +
      `<path d="M170 220q40 60 20 120q-14 10-22-8q2-60-14-90zM330 210q30 70-4 150q-16 6-18-14q18-60-2-120z" fill="#c9781c" fill-opacity="0.8"/>` +
      food.crumbs(random, 24, 120, ['#5f9a35', '#b3261e'], 4),
  ],
  'Foul with Olive Oil': [
    cloth.olive,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#8f5a34', '#b98358') +
      food.nuts(random, 70, 140, ['#7a4524', '#93592f', '#a86f41']) +
      `<path d="M196 262Q256 206 326 258Q296 310 240 304Z" fill="#c9a72a" fill-opacity="0.75"/>` +
      at(256, 256, 0, food.tomato(0.8)) +
      food.herbs(random, 40, 110) +
      food.crumbs(random, 30, 110, ['#b5421f'], 4),
  ],
}
