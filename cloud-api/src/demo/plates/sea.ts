// The dishes of the Sea of the Gulf.
import { around, at, middle, raised, scattered, times, type Random } from './draw.ts'
import * as food from './food.ts'
import type { Plates } from './plates.types.ts'
import * as vessel from './vessels.ts'
import { cloth } from './vessels.ts'

const grilledFish = (random: Random, colour: string, belly: string, extra: string) =>
  vessel.plate(vessel.blue) +
  at(middle, 250, -24, food.fish(colour, belly), 1.06) +
  food.leaves(random, 8, 150) +
  food.lemon(150, 372, 12) +
  extra

export const sea: Plates = {
  'Grilled Hammour': [cloth.sea, (random) => grilledFish(random, '#c98a2e', '#f1cc72', food.crumbs(random, 40, 120, ['#5a2c0f'], 4))],
  'Grilled Seabream': [
    cloth.sand,
    (random) =>
      vessel.plate(vessel.dark) +
      at(middle, 218, -14, food.fish('#b9b2a2', '#efe9da', '#6a6152')) +
      at(middle, 316, -14, food.fish('#c2a06a', '#f3deb0')) +
      food.herbs(random, 70, 140) +
      food.crumbs(random, 40, 140, ['#fbf3dc'], 6),
  ],
  'Kingfish Steak': [
    cloth.dusk,
    (random) =>
      vessel.plate() +
      at(
        250,
        246,
        0,
        `${raised(`<path d="M0-116C96-112 138-40 120 44C110 96 66 120 40 116C26 100 22 60 0 58C-22 60-26 100-40 116C-66 120-110 96-120 44C-138-40-96-112 0-116Z" fill="#d8a06a"/>`)}<path d="M-86-40L84-60M-100 0L100-16M-96 40L-30 34M34 34L98 26" stroke="#5a2c0f" stroke-opacity="0.65" stroke-width="10" stroke-linecap="round"/><circle r="15" cy="-20" fill="#f3e3c8"/>`,
      ) +
      food.lime(366, 354) +
      food.lime(316, 394) +
      food.herbs(random, 30, 150),
  ],
  'Fried Safi': [
    cloth.olive,
    (random) =>
      vessel.plate(vessel.blue) +
      times(3, (index) => at(256, 168 + index * 86, index % 2 ? 174 : -8, food.fish('#d79a3a', '#efc877', '#8a5a1c'), 0.72)) +
      food.lemon(386, 372) +
      food.leaves(random, 8, 150),
  ],
  'Fish Saloona': [
    cloth.rose,
    (random) =>
      vessel.bowl(vessel.clay) +
      food.broth(random, vessel.bowlInside, '#b8431d', '#e07a45') +
      at(210, 224, 20, food.chunk(random, 50, ['#e3c195', '#a8743f'])) +
      at(308, 270, -40, food.chunk(random, 48, ['#e3c195', '#a8743f'])) +
      at(220, 322, 70, food.chunk(random, 42, ['#e3c195', '#a8743f'])) +
      scattered(random, 7, 130, (x, y, turn) => at(x, y, turn, food.roll(66, 22, '#5f8f35', '#34571a'))) +
      food.herbs(random, 34, 130),
  ],
  'Grilled Shrimp': [
    cloth.sea,
    (random) =>
      vessel.plate() +
      around(7, 104, (x, y, turn) => at(x, y, turn + 60, food.shrimp(), 1.15)) +
      at(middle, middle, 0, food.smallBowl('#f6d66a')) +
      food.herbs(random, 40, 150) +
      food.lime(390, 380),
  ],
  'Crispy Shrimp': [
    cloth.wine,
    (random) =>
      vessel.plate(vessel.dark) +
      vessel.paper() +
      scattered(random, 11, 108, (x, y, turn) => at(x, y, turn, food.shrimp('#d9962f'), 1.05)) +
      food.crumbs(random, 160, 130, ['#f2c76a', '#b9761f'], 5) +
      at(382, 366, 0, food.smallBowl('#ef7d4a')),
  ],
  'Gulf Crab': [
    cloth.sand,
    (random) =>
      vessel.plate() +
      at(
        middle,
        262,
        0,
        `${times(4, (index) => times(2, (side) => at(0, 0, 0, raised(`<path d="M${side ? 70 : -70} ${-30 + index * 26}Q${side ? 150 : -150} ${-70 + index * 34} ${side ? 176 : -176} ${-16 + index * 40}" fill="none" stroke="#c9502a" stroke-width="17" stroke-linecap="round"/>`))))}${raised('<path d="M-70-66Q-130-110-120-156Q-84-150-78-118Q-74-150-48-146Q-40-100-56-70ZM70-66Q130-110 120-156Q84-150 78-118Q74-150 48-146Q40-100 56-70Z" fill="#d9582c"/>')}${raised('<path d="M-112 0Q-104-84 0-86Q104-84 112 0Q90 76 0 80Q-90 76-112 0Z" fill="#e2643a"/>')}<circle cx="-34" cy="-66" r="9" fill="#1f1a17"/><circle cx="34" cy="-66" r="9" fill="#1f1a17"/><path d="M-60-20Q0-50 60-20M-40 26Q0 44 40 26" stroke="#a93c1a" stroke-width="7" fill="none" stroke-linecap="round"/>`,
      ) +
      food.herbs(random, 26, 160),
  ],
  'Fried Squid': [
    cloth.dusk,
    (random) =>
      vessel.plate(vessel.blue) +
      vessel.paper() +
      scattered(
        random,
        20,
        112,
        (x, y) => at(x, y, 0, raised(`<circle r="30" fill="none" stroke="#dfa443" stroke-width="19"/>`)),
        250,
        256,
      ) +
      food.crumbs(random, 80, 120, ['#b9761f', '#f4d690'], 5) +
      food.lemon(388, 372) +
      at(142, 386, 0, food.smallBowl('#fdf8e8')),
  ],
}
