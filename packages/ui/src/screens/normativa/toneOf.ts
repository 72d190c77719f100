import type { Tone } from '../../components/tones';

/**
 * The colour of a kind of faults: neutral for the lightest, danger for the gravest, caution
 * between.
 * @param at the index of the kind, from the lightest on
 */
export const toneOf = (at: number, count: number): Tone =>
  at === count - 1 ? 'danger' : at <= 0 ? 'neutral' : 'caution';
