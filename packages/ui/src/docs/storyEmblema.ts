/** A PNG of a lighthouse, 64 × 64 pixels, as an uploaded file. */
const BASE64 = [
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABABAMAAABYR2ztAAAAD1BMVEUAAAAUKG7/zVDw8OvIMjLem5ExAAAAAXRSTlMAQObYZgAAALxJREFUeNrF1eENhCAMBeCu8FZgha7A/jPdgQdS',
  'EB5Vk3v/bL5EbQkVeTOouQdg4gcY4gQAEQwARDAAEMEAQIQHhG9GwQBeB7EXDOA5aD8spjR6HxSiKfVlqboP8pP+QDhrLhDCAZrCH0A8GnUXlE7nXvtBM6syrWCGtQb1eKie08pkC7Rn',
  'rgPjqWZAByBbQF4E0TTq4gKZAXkOpANxdpPOgdjf1NltvgByAcQHhKysDWAJ3azr7U3Xuyl9AMo1oAvjkfw/AAAAAElFTkSuQmCC',
].join('');

export const EMBLEMA_URL = `data:image/png;base64,${BASE64}`;

export const emblemaFile = (): File =>
  new File([Uint8Array.from(atob(BASE64), (letter) => letter.charCodeAt(0))], 'faro.png', {
    type: 'image/png',
  });
