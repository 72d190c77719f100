import type { RadioInfo } from '@garita/domain/radio/radioInfo';
import { createStore, type Store } from '../portal/createStore';

export interface RadioState {
  readonly sound: 'off' | 'stopped' | 'connecting' | 'playing' | 'failed';
  readonly info: RadioInfo | null;
  /** Whether the user has listened since the page opened. */
  readonly isStarted: boolean;
  /** The volume, from 0 to 100. */
  readonly volumen: number;
}

export interface Sound {
  src: string;
  /** The volume, from 0 to 1. */
  volume: number;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: 'src'): void;
  load(): void;
  addEventListener(type: 'playing' | 'waiting' | 'error' | 'pause', listener: () => void): void;
}

/** Media keys and the lock screen. */
export interface MediaControls {
  show(info: RadioInfo | null, isPlaying: boolean): void;
  on(action: 'play' | 'pause', handler: () => void): void;
}

export interface Radio extends Store<RadioState> {
  /** null = the agency has no station. */
  setStream(stream: string | null): void;
  setInfo(info: RadioInfo | null): void;
  toggle(): void;
  setVolumen(volumen: number): void;
}

/** How long the radio waits for sound before it reports a failure, in milliseconds. */
const PATIENCE_MS = 15_000;

interface RadioDeps {
  createSound: () => Sound;
  controls: MediaControls;
  /** The volume, from 0 to 100. */
  volume: { read(): number; keep(volumen: number): void };
  /** @returns a function that cancels the work */
  later: (work: () => void, ms: number) => () => void;
}

/** A radio. A pause closes the connection, since a live stream resumes at the present. */
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
    // `play` also rejects after the user has paused, which is no failure.
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
