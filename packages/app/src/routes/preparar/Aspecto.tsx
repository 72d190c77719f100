import { AspectoPaso } from '@garita/ui/screens/alta/AspectoPaso';
import { Identidad } from '../agencia/Identidad';

/** The appearance step. Its form is also the section Identidad of the screen Agencia. */
export const Aspecto = () => (
  <AspectoPaso>
    <Identidad />
  </AspectoPaso>
);
