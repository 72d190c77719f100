import { panoramaClones } from '@garita/domain/clones/panoramaClones';
import { useState } from 'react';
import { Panorama } from '../../components/Panorama';
import { Tabs } from '../../components/Tabs';
import { lazyPart } from '../../parts/lazyPart';
import { AddButton } from '../AddButton';
import { FocusFallback } from '../FocusFallback';
import { ScreenFrame } from '../ScreenFrame';
import type { ClonesData, ClonesScreenProps } from './ClonesScreenProps';
import { Grupos } from './Grupos';
import { mayAllow } from './mayChange';
import { Permitidos } from './Permitidos';
import type { Pregunta } from './PreguntaClon';

const PermitirDialog = lazyPart(() => import('./PermitirDialog'), 'PermitirDialog');

const IngresoDialog = lazyPart(() => import('../IngresoDialog'), 'IngresoDialog');
const PreguntaClon = lazyPart(() => import('./PreguntaClon'), 'PreguntaClon');

function describe({ grupos, permitidos }: ClonesData): string {
  const people = grupos.reduce((sum, { users }) => sum + users.length, 0);
  if (people === 0) return 'Nadie comparte dirección';
  return `${people} personas comparten dirección; ${permitidos.length} en la lista de permitidos`;
}

const actsOf = ({ grupos, permitidos }: ClonesData): string =>
  [
    ...grupos.flatMap(({ users }) =>
      users.map(({ id, despedido, permitido }) => `${id}.${despedido}.${permitido}`),
    ),
    permitidos.length,
  ].join();

export function ClonesScreen(props: ClonesScreenProps) {
  const { state, personas, viewer, onAllow, regreso, onRegreso, permisosRegreso, onReadmit } =
    props;
  const [isAllowing, setAllowing] = useState(false);
  const [pregunta, setPregunta] = useState<Pregunta | null>(null);
  const data = state.kind === 'ready' ? state.data : null;
  const action = mayAllow(viewer) && (
    <AddButton onPress={() => setAllowing(true)}>Permitir a alguien</AddButton>
  );
  return (
    <>
      <ScreenFrame title="Clones" subtitle={data && describe(data)} action={action} state={state}>
        {({ grupos, permitidos }) => {
          const groups = (
            <Grupos
              grupos={grupos}
              viewer={viewer}
              onAllow={({ id, usuario, permitido }) =>
                setPregunta({ acto: permitido === 1 ? 'quitar' : 'permitir', id, usuario })
              }
              onReadmit={({ id, usuario }) => onRegreso({ id, usuario })}
            />
          );
          const allowed = (
            <Permitidos
              permitidos={permitidos}
              viewer={viewer}
              onRemove={({ usuario, usuarioNombre }) =>
                setPregunta({ acto: 'quitar', id: usuario, usuario: usuarioNombre })
              }
            />
          );
          return (
            <FocusFallback
              acts={actsOf({ grupos, permitidos })}
              isOpen={isAllowing || pregunta !== null || regreso !== null}
            >
              <Panorama label="Quién comparte dirección" cuadro={panoramaClones(grupos)} />
              <Tabs
                label="Clones"
                tabs={[
                  { id: 'grupos', label: 'Grupos', count: grupos.length, content: groups },
                  {
                    id: 'permitidos',
                    label: 'Permitidos',
                    count: permitidos.length,
                    content: allowed,
                  },
                ]}
              />
            </FocusFallback>
          );
        }}
      </ScreenFrame>
      {pregunta && (
        <PreguntaClon pregunta={pregunta} onAllow={onAllow} onClose={() => setPregunta(null)} />
      )}
      {regreso && (
        <IngresoDialog
          regreso={regreso}
          permisos={permisosRegreso}
          viewer={viewer}
          onReadmit={onReadmit}
          onClose={() => onRegreso(null)}
        >
          <strong translate="no">{regreso.usuario}</strong> volverá a la agencia con su misma misión
          y sin firma, y podrá entrar otra vez en el portal.
        </IngresoDialog>
      )}
      {isAllowing && data && (
        <PermitirDialog
          personas={personas}
          permitidos={data.permitidos}
          onAllow={onAllow}
          onClose={() => setAllowing(false)}
        />
      )}
    </>
  );
}
