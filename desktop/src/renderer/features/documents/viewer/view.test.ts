import { describe, expect, test } from 'vitest'
import { initialView, drawnSize, zoomedOut, zoomedIn, pixelRatio, rotated, rotatedSize } from './view.ts'

test('zooming goes in steps and stops at both ends', () => {
  expect(zoomedIn(1)).toBe(1.25)
  expect(zoomedIn(6)).toBe(6)
  expect(zoomedOut(1)).toBe(0.75)
  expect(zoomedOut(0.5)).toBe(0.5)
})

test('four rotations give the initial view', () => {
  const once = rotated(initialView)
  expect(once.rotation).toBe(90)
  expect(rotated(rotated(rotated(once)))).toEqual(initialView)
  expect(rotatedSize({ width: 2, height: 1 }, 90)).toEqual({ width: 1, height: 2 })
  expect(rotatedSize({ width: 2, height: 1 }, 180)).toEqual({ width: 2, height: 1 })
})

describe('a portrait page in a wide space', () => {
  const page = { width: 600, height: 800 }
  const space = { width: 800, height: 400 }
  test.each([
    ['fits the space', initialView, 'whole', { width: 300, height: 400 }],
    ['is as wide as the space', initialView, 'width', { width: 800, height: 3_200 / 3 }],
    ['is rotated', { zoom: 1, rotation: 90 }, 'whole', { width: 400, height: 1_600 / 3 }],
    ['is twice as large', { zoom: 2, rotation: 0 }, 'whole', { width: 600, height: 800 }],
  ] as const)('%s', (_how, view, fit, size) => {
    const drawn = drawnSize(page, space, view, fit)
    expect(drawn.width).toBeCloseTo(size.width)
    expect(drawn.height).toBeCloseTo(size.height)
  })
})

test("a canvas never exceeds its limit, and its pixel ratio is at most 2 and at most the screen's", () => {
  expect(pixelRatio({ width: 800, height: 1_000 }, 1)).toBe(1)
  expect(pixelRatio({ width: 800, height: 1_000 }, 3)).toBe(2)
  const huge = { width: 10_000, height: 12_000 }
  const ratio = pixelRatio(huge, 2)
  expect(huge.width * ratio * huge.height * ratio).toBeLessThanOrEqual(16_000_001)
})
