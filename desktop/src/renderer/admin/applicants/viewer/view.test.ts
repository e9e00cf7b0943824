import { describe, expect, test } from 'vitest'
import { asItFits, drawnSize, farther, nearer, pixelRatio, turnedOn, turnedSize } from './view.ts'

test('zooming goes by steps and ends at both ends', () => {
  expect(nearer(1)).toBe(1.25)
  expect(nearer(6)).toBe(6)
  expect(farther(1)).toBe(0.75)
  expect(farther(0.5)).toBe(0.5)
})

test('four turns are none', () => {
  const once = turnedOn(asItFits)
  expect(once.turned).toBe(90)
  expect(turnedOn(turnedOn(turnedOn(once)))).toEqual(asItFits)
  expect(turnedSize({ width: 2, height: 1 }, 90)).toEqual({ width: 1, height: 2 })
  expect(turnedSize({ width: 2, height: 1 }, 180)).toEqual({ width: 2, height: 1 })
})

describe('a portrait paper in a wide space', () => {
  const paper = { width: 600, height: 800 }
  const space = { width: 800, height: 400 }
  test.each([
    ['is whole', asItFits, 'whole', { width: 300, height: 400 }],
    ['is as wide as the space', asItFits, 'width', { width: 800, height: 3_200 / 3 }],
    ['lies on its side', { zoom: 1, turned: 90 }, 'whole', { width: 400, height: 1_600 / 3 }],
    ['is twice as large', { zoom: 2, turned: 0 }, 'whole', { width: 600, height: 800 }],
  ] as const)('%s', (_how, view, fit, size) => {
    const drawn = drawnSize(paper, space, view, fit)
    expect(drawn.width).toBeCloseTo(size.width)
    expect(drawn.height).toBeCloseTo(size.height)
  })
})

test('a canvas is never larger than its bound, and never finer than the screen', () => {
  expect(pixelRatio({ width: 800, height: 1_000 }, 1)).toBe(1)
  expect(pixelRatio({ width: 800, height: 1_000 }, 3)).toBe(2)
  const huge = { width: 10_000, height: 12_000 }
  const ratio = pixelRatio(huge, 2)
  expect(huge.width * ratio * huge.height * ratio).toBeLessThanOrEqual(16_000_001)
})
