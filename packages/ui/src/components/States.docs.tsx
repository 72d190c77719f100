import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import empty from './EmptyState.tsx?props';
import { ErrorState } from './ErrorState';
import error from './ErrorState.tsx?props';
import { ForbiddenState } from './ForbiddenState';
import forbidden from './ForbiddenState.tsx?props';
import { BellIcon } from './icons';
import { Stack } from './layout';
import { SkeletonRows } from './Skeleton';
import skeleton from './Skeleton.tsx?props';
import { Spinner } from './Spinner';

export const docs: ComponentDocs = {
  nombre: 'Estados de pantalla',
  codigo: 'EmptyState',
  para: 'Lo que se ve cuando no hay datos que ver: cargando (SkeletonRows), vacío (EmptyState), fallo (ErrorState) y sin permiso (ForbiddenState). Cada uno dice qué pasa y qué se puede hacer.',
  usar: [
    'SkeletonRows mientras llega una lista; Skeleton y Loading para otras formas: ocupan el sitio de lo que vendrá.',
    'EmptyState cuando de verdad no hay nada: qué estará aquí y quién o qué lo trae.',
    'ErrorState cuando no se pudo cargar, con las palabras del servidor y «Reintentar» si sirve de algo.',
    'ForbiddenState cuando esta persona no puede verlo: qué le falta y a quién pedírselo.',
  ],
  evitar: [
    'Para una búsqueda sin resultados: DataTable ya lo dice y ofrece limpiarla.',
    'Para un acto que falló: usa Notice donde se intentó, o un aviso (toast).',
    'Para un acto en curso: el botón lo enseña con isPending.',
  ],
  anatomia: [
    ['Signo', 'Un icono de 48 px en un cuadro: neutro, rojo o ámbar según el estado.'],
    ['Título', 'Una frase: «No tienes solicitudes».'],
    ['Palabras', 'Qué hacer, o quién lo trae; hasta 46 letras por línea.'],
    ['Acto', 'El que esta persona puede hacer, si hay alguno.'],
    ['Huesos', 'Al cargar: filas de 60 px con avatar o de 44 sin él, como las que vendrán.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      'Cargando: oye una vez lo que se carga. Fallo: lo oye en cuanto aparece (alert). Sin permiso: cuando calle lo demás (status). Vacío: lo lee al llegar.',
    ],
    ['Tab', 'Llega al botón, si lo hay.'],
  ],
  parejas: [
    {
      si: {
        vista: (
          <EmptyState
            icon={<BellIcon size={48} />}
            title="No tienes solicitudes"
            action={<Button>Ver mi perfil</Button>}
          >
            Cuando alguien te proponga un ascenso, aparecerá aquí para que lo aceptes o lo declines.
          </EmptyState>
        ),
        texto: 'Dice qué vendrá y de quién depende. Nadie piensa que se ha roto.',
      },
      no: {
        vista: <EmptyState title="Sin datos">No se han encontrado registros.</EmptyState>,
        texto: '¿No hay, no llegaron o no puedo verlos? Y no queda nada que hacer.',
      },
    },
    {
      si: {
        vista: (
          <Stack>
            <SkeletonRows rows={2} label="Cargando la nómina…" />
            <ErrorState title="No se pudo cargar la nómina" onRetry={() => undefined}>
              El servidor no responde. Espera un momento y vuelve a intentarlo.
            </ErrorState>
          </Stack>
        ),
        texto: 'Primero, el sitio de las filas; si no llegan, por qué y cómo volver a intentarlo.',
      },
      no: {
        vista: (
          <Stack>
            <Spinner label="Cargando…" />
            <ForbiddenState title="Acceso denegado">403</ForbiddenState>
          </Stack>
        ),
        texto:
          'Una rueda en una página vacía no dice qué viene, y al llegar lo mueve todo. «403» no dice qué falta ni quién lo da.',
      },
    },
  ],
  props: { ...empty, ...error, ...forbidden, ...skeleton },
  ejemplo: `if (state.kind === 'loading') return <SkeletonRows label="Cargando la nómina…" />;
if (state.kind === 'error') return <ErrorState onRetry={state.onRetry}>{state.error}</ErrorState>;
if (state.kind === 'forbidden') return <ForbiddenState />;
return (
  <DataTable
    {...list}
    empty={<EmptyState title="Nadie tiene un tiempo abierto">Cuando abras el primero, aparecerá aquí.</EmptyState>}
  />
);`,
};
