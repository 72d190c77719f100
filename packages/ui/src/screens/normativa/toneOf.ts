import type { Tone } from '../../components/tones';

/**
 * The colour of a kind of faults: neutral for the lightest, danger for the gravest, caution
 * between. @param at its index among the kinds, the lightest first
 */
export const toneOf = (at: number, count: number): Tone =>
  at === count - 1 ? 'danger' : at <= 0 ? 'neutral' : 'caution';
