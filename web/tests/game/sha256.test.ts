import { createHash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { hex } from '../../src/game/fairdeal'
import { sha256 } from '../../src/game/sha256'

const expected = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

it('gives the digests of the standard', () => {
  const digest = (text: string) => hex(sha256(new TextEncoder().encode(text)))
  expect(digest('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(digest('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('agrees with Node on every length around the blocks of 64 bytes', () => {
  for (let length = 0; length <= 200; length++) {
    const data = new Uint8Array(randomBytes(length))
    expect(hex(sha256(data))).toBe(expected(data))
  }
})

it('agrees with Node on a megabyte', () => {
  const data = new Uint8Array(randomBytes(1 << 20))
  expect(hex(sha256(data))).toBe(expected(data))
})
