import { Placa } from '@garita/ui/Placa';

/** Sin imagen, o si no llega, un esmalte con el número: hierro, cobre, plata, oro o carmesí. */
export const Rango = ({ nivel, imagen }: { nivel: number; imagen: string | null }) => (
  <Placa categoria={nivel} image={imagen} size={40} label={`Nivel ${nivel}`} />
);
