import type { Permiso } from '@garita/domain/acceso/permisos';
import { Checkbox } from '../components/Checkbox';
import { Row } from '../components/layout';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { stateful } from '../docs/stateful';
import { PermisosField } from './PermisosField';
import props from './PermisosField.tsx?props';

const Campo = stateful(PermisosField, { value: 'onChange' });
const nada = () => undefined;
const PROPIOS: readonly Permiso[] = ['mul', 'ven', 'pag'];
const esDeVentas = (codigo: Permiso) => codigo === 'mul' || codigo === 'ven';
const esPropio = (codigo: Permiso) => PROPIOS.includes(codigo);

export const docs: ComponentDocs = {
  nombre: 'Campo de permisos',
  codigo: 'PermisosField',
  para: 'Marca permisos, agrupados por asunto y cada uno con lo que deja hacer. Lo que no se puede dar se ve, pero no se toca.',
  usar: [
    'Para dar permisos a una categoría, a una persona o a un token.',
    'Con isOpen para los que quien mira puede dar: nadie da lo que no tiene.',
    'Con noteOf para lo que hay que saber de uno: «Ya lo tiene por su categoría».',
    'Con onlyOpen cuando los demás no son de esta decisión, como en un token.',
  ],
  evitar: [
    'Para una o dos cosas que se encienden y no son permisos: usa Switch.',
    'Para enseñar quién puede qué sin cambiarlo: hay una pantalla, con su porqué.',
  ],
  anatomia: [
    ['Etiqueta, ayuda y fallo', 'Arriba del todo: bajo veinte líneas nadie vería el fallo.'],
    ['Asunto', 'Trabajo diario, Ventas y pagas, Personas, El portal.'],
    ['Línea', 'Casilla, lo que deja hacer y su código al final; toda ella se pulsa.'],
    ['Nota', 'Bajo la frase, en pequeño.'],
  ],
  teclado: [
    ['Tab', 'Va de casilla en casilla y pasa por alto las cerradas.'],
    ['Espacio', 'Marca o desmarca.'],
    [
      'Lector de pantalla',
      'La frase y su nota; el código corto no se lee. Si falta algo, el foco va a la primera casilla abierta.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <Campo
            label="Permisos del token"
            value={['mul']}
            isOpen={esPropio}
            onlyOpen
            description="Solo los que tú tienes."
            onChange={nada}
          />
        ),
        texto: 'Frases que dicen lo que se da; el código queda para quien ya lo conoce.',
      },
      no: {
        vista: (
          <div style={{ display: 'grid' }}>
            {['mul', 'ven', 'pag', 'ldp', 'trl', 'exc'].map((codigo) => (
              <Row key={codigo}>
                <Checkbox value={codigo === 'mul'} label={codigo} onChange={nada} />
                <span>{codigo}</span>
              </Row>
            ))}
          </div>
        ),
        texto: 'Códigos sueltos: nadie recuerda qué abre «ldp» hasta que ya lo ha dado.',
      },
    },
    {
      si: {
        vista: (
          <Campo
            label="Permisos de Luz_del_Alba"
            value={['mul', 'ven']}
            isOpen={esDeVentas}
            noteOf={(codigo: Permiso) =>
              codigo === 'ven' ? 'También lo tiene por su categoría.' : undefined
            }
            onlyOpen
            onChange={nada}
          />
        ),
        texto: 'Una nota solo donde cambia la decisión: quitarle «ven» aquí no se lo quita.',
      },
      no: {
        vista: (
          <Campo
            label="Permisos de Ronda-Nocturna"
            value={['mul', 'ven']}
            isOpen={esDeVentas}
            noteOf={(codigo: Permiso) => `Activa el permiso ${codigo}.`}
            onlyOpen
            onChange={nada}
          />
        ),
        texto:
          'Una nota en cada línea que repite lo que ya se ve: se lee el doble para saber lo mismo.',
      },
    },
  ],
  props,
  ejemplo: `<PermisosField
  label="Permisos"
  description="Solo los que tú tienes."
  isOpen={(codigo) => viewer.permisos.includes(codigo)}
  {...form.field('permisos')}
/>`,
};
