import { describe, expect, test } from 'vitest';
import { createRadio, type Sound } from './createRadio';

function openRadio({ refuses = false } = {}) {
  const events = new Map<string, () => void>();
  const log: string[] = [];
  const shown: unknown[] = [];
  const keys = new Map<string, () => void>();
  const waits = new Set<() => void>();
  const sound: Sound = {
    src: '',
    volume: 1,
    play: async () => {
      log.push(`play ${sound.src}`);
      if (refuses) throw new Error('NotSupportedError');
    },
    pause: () => void log.push('pause'),
    removeAttribute: (name) => void log.push(`without ${name}`),
    load: () => void log.push('load'),
    addEventListener: (type, listener) => void events.set(type, listener),
  };
  const radio = createRadio({
    createSound: () => sound,
    volume: { read: () => 40, keep: (volumen) => void log.push(`kept ${volumen}`) },
    later: (work) => {
      waits.add(work);
      return () => waits.delete(work);
    },
    controls: {
      show: (info, isPlaying) => void shown.push([info?.cancion ?? null, isPlaying]),
      on: (action, handler) => void keys.set(action, handler),
    },
  });
  return {
    radio,
    sound,
    log,
    shown,
    happen: (event: string) => events.get(event)?.(),
    press: (key: string) => keys.get(key)?.(),
    letWaitEnd: () => [...waits].map((work) => work()).length,
  };
}

const STREAM = 'https://radio.test/directo';

describe('the radio', () => {
  test('the radio is off without a station, and makes no request before the user listens', () => {
    const { radio, log } = openRadio();
    radio.toggle();
    expect([radio.getState().sound, log]).toEqual(['off', []]);
    radio.setStream(STREAM);
    expect([radio.getState().sound, log]).toEqual(['stopped', []]);
  });

  test('the radio connects, plays, waits for data and plays again', () => {
    const { radio, log, happen } = openRadio();
    radio.setStream(STREAM);
    radio.toggle();
    expect([radio.getState().sound, log]).toEqual(['connecting', [`play ${STREAM}`]]);
    for (const [event, sound] of [
      ['playing', 'playing'],
      ['waiting', 'connecting'],
      ['playing', 'playing'],
    ] as const) {
      happen(event);
      expect(radio.getState().sound).toBe(sound);
    }
  });

  test('a pause disconnects the radio: later events change nothing', () => {
    const { radio, log, happen } = openRadio();
    radio.setStream(STREAM);
    radio.toggle();
    radio.toggle();
    expect(log).toEqual([`play ${STREAM}`, 'pause', 'without src', 'load']);
    for (const event of ['playing', 'error', 'waiting']) happen(event);
    expect(radio.getState().sound).toBe('stopped');
  });

  test('a station that does not answer is reported, and can be tried again', async () => {
    const { radio, log } = openRadio({ refuses: true });
    radio.setStream(STREAM);
    radio.toggle();
    await Promise.resolve();
    await Promise.resolve();
    expect(radio.getState().sound).toBe('failed');
    radio.toggle();
    expect([radio.getState().sound, log]).toEqual([
      'connecting',
      [`play ${STREAM}`, `play ${STREAM}`],
    ]);
  });

  test('a station whose stream breaks is reported', () => {
    const { radio, happen } = openRadio();
    radio.setStream(STREAM);
    radio.toggle();
    happen('playing');
    happen('error');
    expect(radio.getState().sound).toBe('failed');
  });

  test('a station without sound fails after a timeout, which starts again at each interruption', () => {
    const { radio, log, happen, letWaitEnd } = openRadio();
    radio.setStream(STREAM);
    radio.toggle();
    expect(letWaitEnd()).toBe(1);
    expect([radio.getState().sound, log]).toEqual([
      'failed',
      [`play ${STREAM}`, 'pause', 'without src', 'load'],
    ]);
    happen('playing');
    expect(radio.getState().sound).toBe('failed');
    radio.toggle();
    happen('playing');
    expect(letWaitEnd()).toBe(0);
    happen('waiting');
    expect(letWaitEnd()).toBe(1);
    expect(radio.getState().sound).toBe('failed');
  });

  test('media keys and the lock screen control the radio and show the song', () => {
    const { radio, shown, happen, press } = openRadio();
    radio.setStream(STREAM);
    radio.setInfo({ dj: 'DonFabián', oyentes: 3, cancion: 'Noche' });
    press('play');
    happen('playing');
    expect(shown.at(-1)).toEqual(['Noche', true]);
    press('pause');
    expect([radio.getState().sound, shown.at(-1)]).toEqual(['stopped', ['Noche', false]]);
  });

  test('the radio starts with the stored volume, and stores a new volume', () => {
    const { radio, sound, log } = openRadio();
    expect(radio.getState().volumen).toBe(40);
    radio.setStream(STREAM);
    radio.toggle();
    expect(sound.volume).toBe(0.4);
    radio.setVolumen(75);
    expect([sound.volume, radio.getState().volumen, log.at(-1)]).toEqual([0.75, 75, 'kept 75']);
  });

  test('the radio counts as started after the first listening, also while paused, until there is no station', () => {
    const { radio } = openRadio();
    radio.setStream(STREAM);
    expect(radio.getState().isStarted).toBe(false);
    radio.toggle();
    radio.toggle();
    expect(radio.getState()).toMatchObject({ isStarted: true, sound: 'stopped' });
    radio.setStream(null);
    expect(radio.getState()).toMatchObject({ isStarted: false, sound: 'off' });
  });

  test('the radio notifies its subscribers until they unsubscribe', () => {
    const { radio } = openRadio();
    let told = 0;
    const leave = radio.subscribe(() => {
      told++;
    });
    radio.setStream(STREAM);
    leave();
    radio.toggle();
    expect(told).toBe(1);
  });
});
