export { isPlacaVisible } from './isPlacaVisible';
