import type { Tone } from '../../components/tones';

/**
 * The colour of a kind of faults: the lightest says nothing, the gravest danger, and what stands between is a caution.
 * @param at its place among the kinds, from the lightest on
 */
export const toneOf = (at: number, count: number): Tone =>
  at === count - 1 ? 'danger' : at <= 0 ? 'neutral' : 'caution';
