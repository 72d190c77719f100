import { createRadio, type MediaControls } from './createRadio';
import { keptVolume } from './keptVolume';

const controls: MediaControls = {
  show: (info, isPlaying) => {
    if (!('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: info?.cancion ?? 'Radio en directo',
      artist: info?.dj ?? '',
    });
    navigator.mediaSession.playbackState = isPlaying ? 'playing' : 'paused';
  },
  on: (action, handler) => {
    if ('mediaSession' in navigator) navigator.mediaSession.setActionHandler(action, handler);
  },
};

/** The only radio of the page. It keeps playing when the screen changes. */
export const createBrowserRadio = () =>
  createRadio({
    createSound: () => new Audio(),
    controls,
    volume: keptVolume,
    later: (work, ms) => {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
