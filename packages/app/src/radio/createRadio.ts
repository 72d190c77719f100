import type { RadioInfo } from '@garita/domain/radio/radioInfo';
import { createStore, type Store } from '../portal/createStore';

/** The station as the tab has it: `ui`'s player shows it. */
export interface RadioState {
  readonly sound: 'off' | 'stopped' | 'connecting' | 'playing' | 'failed';
  readonly info: RadioInfo | null;
  /** Somebody has listened to it since the page was opened. */
  readonly isStarted: boolean;
  /** How loud, from 0 to 100. */
  readonly volumen: number;
}

/** The part of `<audio>` that is used. */
export interface Sound {
  src: string;
  /** From 0 to 1. */
  volume: number;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: 'src'): void;
  load(): void;
  addEventListener(type: 'playing' | 'waiting' | 'error' | 'pause', listener: () => void): void;
}

/** The part of Media Session that is used: the keys and the lock screen of whoever listens. */
export interface MediaControls {
  show(info: RadioInfo | null, isPlaying: boolean): void;
  on(action: 'play' | 'pause', handler: () => void): void;
}

export interface Radio extends Store<RadioState> {
  /** Address of the sound; null = the agency has no station. */
  setStream(stream: string | null): void;
  setInfo(info: RadioInfo | null): void;
  /** Starts the sound, or stops it. */
  toggle(): void;
  /** How loud from now on, of 100. */
  setVolumen(volumen: number): void;
}

/** A station that has not begun to sound by then does not answer. Milliseconds. */
const PATIENCE_MS = 15_000;

interface RadioDeps {
  createSound: () => Sound;
  controls: MediaControls;
  /** How loud it was last, of 100. */
  volume: { read(): number; keep(volumen: number): void };
  /** Does the work after so many milliseconds. @returns calls it off. */
  later: (work: () => void, ms: number) => () => void;
}

/**
 * The agency's station. A live stream is left altogether when it is paused: coming back means hearing what is on now, and nothing is
 * downloaded meanwhile.
 */
export function createRadio({ createSound, controls, volume, later }: RadioDeps): Radio {
  const {
    getState,
    subscribe,
    set: keep,
  } = createStore<RadioState>({
    sound: 'off',
    info: null,
    isStarted: false,
    volumen: volume.read(),
  });
  let stream: string | null = null;
  let sound: Sound | null = null;
  let stopWaiting = () => {};
  const set = (change: Partial<RadioState>) => {
    const state = { ...getState(), ...change };
    if (change.sound) {
      stopWaiting();
      stopWaiting =
        change.sound === 'connecting' ? later(() => leave('failed'), PATIENCE_MS) : () => {};
    }
    controls.show(state.info, state.sound === 'playing');
    keep(state);
  };
  const isWanted = () => ['playing', 'connecting'].includes(getState().sound);
  const open = (): Sound => {
    if (sound) return sound;
    sound = createSound();
    sound.volume = getState().volumen / 100;
    sound.addEventListener('playing', () => isWanted() && set({ sound: 'playing' }));
    sound.addEventListener('waiting', () => isWanted() && set({ sound: 'connecting' }));
    sound.addEventListener('error', () => isWanted() && set({ sound: 'failed' }));
    return sound;
  };
  const play = () => {
    if (stream === null) return;
    const current = open();
    current.src = stream;
    set({ sound: 'connecting', isStarted: true });
    // A refusal that comes after the person has stopped it is no failure.
    current.play().catch(() => isWanted() && set({ sound: 'failed' }));
  };
  const leave = (as: RadioState['sound']) => {
    set({ sound: as });
    sound?.pause();
    sound?.removeAttribute('src');
    sound?.load();
  };
  const stop = () => {
    leave(stream === null ? 'off' : 'stopped');
    if (stream === null) set({ isStarted: false });
  };
  controls.on('play', play);
  controls.on('pause', stop);
  return {
    getState,
    subscribe,
    setStream: (address) => {
      if (address === stream) return;
      stream = address;
      stop();
    },
    setVolumen: (volumen) => {
      if (sound) sound.volume = volumen / 100;
      volume.keep(volumen);
      set({ volumen });
    },
    setInfo: (info) => set({ info }),
    toggle: () => (isWanted() ? stop() : play()),
  };
}
