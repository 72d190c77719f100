export const IMAGENES = {
  noEsImagen: 'Elige una imagen PNG, WebP o GIF que no esté dañada',
  demasiadoGrande: 'La imagen puede ocupar hasta 256 kB',
  llenas: 'El portal ya guarda tantas imágenes como puede',
  noEsta: 'Esa imagen no existe.',
} as const;
