import { Stack } from '../components/layout';
import { PageHeader } from '../components/PageHeader';
import { ProgressBar } from '../components/ProgressBar';
import { Loading, Skeleton } from '../components/Skeleton';
import type { ComponentDocs } from '../docs/pagina/ComponentDocs';
import { Splash } from './Splash';
import props from './Splash.tsx?props';

export const docs: ComponentDocs = {
  nombre: 'Portada de carga',
  codigo: 'Splash',
  para: 'Lo que se ve hasta que el portal sabe quién llega y adónde va: el emblema al momento y, si tarda medio segundo, el nombre de la agencia.',
  usar: [
    'Una vez por visita, al abrir el portal.',
    'Con isOver en cuanto está listo: se apaga y deja pasar todo.',
  ],
  evitar: [
    'Al cambiar de pantalla: el armazón se queda, y cada pantalla enseña su esqueleto.',
    'Mientras se envía algo: lo dice el botón que se pulsó.',
  ],
  anatomia: [
    ['Emblema', 'A 96 px, el de la agencia o la garita.'],
    ['Nombre', 'Aparece a los 500 ms: quien entra rápido no lee nada a medias.'],
    ['Fondo', 'El de la página, en su tema.'],
  ],
  teclado: [
    [
      'Lector de pantalla',
      '«Abriendo Agencia Garita», una vez. Terminada, no se lee, no se ve y no se puede pulsar.',
    ],
  ],
  parejas: [
    {
      si: {
        vista: (
          <div
            style={{
              position: 'relative',
              transform: 'translate(0)',
              height: 240,
              overflow: 'hidden',
            }}
          >
            <Splash agencia="Agencia Garita" isOver={false} />
          </div>
        ),
        texto: 'Emblema y nombre: se sabe que se llegó a casa.',
      },
      no: {
        vista: (
          <Stack $gap={3}>
            <ProgressBar label="Preparando módulos" value={43} max={100} valueLabel="43 %" />
            <p>¿Sabías que puedes cambiar el tema desde la barra?</p>
          </Stack>
        ),
        texto:
          'Una barra que nadie mide y un consejo que no da tiempo a leer: distraen de que ya casi está.',
      },
    },
    {
      si: {
        vista: (
          <>
            <PageHeader title="Multas" />
            <Loading label="Cargando las multas">
              <Skeleton width="70%" />
            </Loading>
          </>
        ),
        texto: 'Al ir de una pantalla a otra, el título ya está y solo espera lo que falta.',
      },
      no: {
        vista: (
          <div style={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
            <strong>Cargando Multas…</strong>
          </div>
        ),
        texto:
          'Otra portada en cada cambio de pantalla: el portal parece que se abre de nuevo cada vez.',
      },
    },
  ],
  props,
  ejemplo: "<Splash agencia={agencia?.nombre ?? 'Garita'} isOver={session.kind !== 'unknown'} />",
};
