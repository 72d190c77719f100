import { type Borrador, listPeldanios } from '@garita/domain/escalafon/borrador';
import { toEnviado } from '@garita/domain/escalafon/enviado';
import { listSalidas } from '@garita/domain/escalafon/listSalidas';
import { contarPersonas } from '@garita/domain/formato/contarPersonas';
import { formatNombres } from '@garita/domain/formato/formatNombres';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button';
import { Dialog } from '../../../components/Dialog';
import { Quiet, Stack } from '../../../components/layout';
import { DestinoField } from './DestinoField';
import type { EscalafonSeccionProps } from './EscalafonSeccionProps';
import type { Edicionado } from './useEscalafon';

const NAMES = 12;

interface RetirarDialogProps {
  que: 'retirar' | 'apagar';
  nombre: string;
  draft: Borrador;
  edicion: Edicionado;
  onPreview: EscalafonSeccionProps['onPreview'];
  onRetire: (destino: string) => void;
  onClose: () => void;
}

/** The names of people without a destination in the draft; null until the preview arrives. */
function useQuienes(
  { version, base }: Edicionado,
  draft: Borrador,
  onPreview: EscalafonSeccionProps['onPreview'],
): readonly string[] | null {
  const [quienes, setQuienes] = useState<readonly string[] | null>(null);
  const sent = JSON.stringify(toEnviado(draft, version));
  const leaving = listSalidas(base, draft)
    .filter(({ destino }) => destino === null)
    .map(({ mision }) => mision.id)
    .join();
  useEffect(() => {
    let isWanted = true;
    const ids = leaving.split(',').map(Number);
    const showNames = ({ personas }: Awaited<ReturnType<typeof onPreview>>) =>
      isWanted &&
      setQuienes(
        personas.filter(({ mision }) => ids.includes(mision)).map(({ usuario }) => usuario),
      );
    onPreview(JSON.parse(sent)).then(showNames, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [sent, leaving, onPreview]);
  return quienes;
}

/** The suggested destination: the nearest lower mission that remains, or else the lowest of all. */
function findBelow(base: Borrador, draft: Borrador, id: number | undefined): string | null {
  const [before, stays] = [listPeldanios(base), listPeldanios(draft)];
  const at = before.findIndex((mision) => mision.id === id);
  const below = before
    .slice(0, at)
    .findLast(({ clave }) => stays.some((mision) => mision.clave === clave));
  return (below ?? stays[0])?.clave ?? null;
}

/** Asks where people go before their mission or level leaves the ladder. */
export function RetirarDialog({
  que,
  nombre,
  draft,
  edicion,
  onPreview,
  onRetire,
  onClose,
}: RetirarDialogProps) {
  const salidas = listSalidas(edicion.base, draft).filter(
    ({ mision, destino }) => mision.personas > 0 && destino === null,
  );
  const [destino, setDestino] = useState(() =>
    findBelow(edicion.base, draft, salidas[0]?.mision.id),
  );
  const quienes = useQuienes(edicion, draft, onPreview);
  const personas = salidas.reduce((sum, { mision }) => sum + mision.personas, 0);
  return (
    <Dialog
      onClose={onClose}
      title={que === 'retirar' ? `Retirar ${nombre}` : `Apagar el nivel de ${nombre}`}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="danger"
            isDisabled={destino === null}
            onPress={() => {
              onRetire(destino ?? '');
              onClose();
            }}
          >
            {que === 'retirar' ? 'Retirar' : 'Apagar'}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          Hay {contarPersonas(personas)} en {nombre}
          {quienes && quienes.length > 0 ? `: ${formatNombres(quienes, NAMES)}.` : '.'}
        </p>
        <DestinoField
          label="Adónde van"
          base={edicion.base}
          borrador={draft}
          value={destino}
          onChange={setDestino}
        />
        <Quiet $small>
          Su espera para el próximo ascenso sigue contando, y en su historial queda «Cambio de
          escalafón». Nada pasa hasta que guardas.
        </Quiet>
      </Stack>
    </Dialog>
  );
}
