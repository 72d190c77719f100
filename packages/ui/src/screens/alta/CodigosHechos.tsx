import { formatInstant } from '@garita/domain/formato/instant';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { DataTable } from '../../components/DataTable/DataTable';
import { downloadCsv } from '../../components/DataTable/downloadCsv';
import { toCsvLines } from '../../components/DataTable/toCsvLines';
import { DownloadIcon, PrinterIcon } from '../../components/icons';
import { Row, Stack } from '../../components/layout';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { useLeaving } from '../../form/useLeaving';
import { codigosColumns } from './altaColumns';
import type { Codigos } from './TraerGenteScreenProps';

const toLines = ({ codigos }: Codigos): string =>
  codigos.map(({ usuario, codigo }) => `${usuario}: ${codigo}`).join('\n');

interface CodigosHechosProps {
  hechos: Codigos;
  onCopy: (texto: string) => void;
  onDone: () => void;
}

/**
 * Entry codes, shown once. Until the user copies, downloads or prints codes, or says that they are
 * kept, the browser asks before it leaves the page.
 */
export function CodigosHechos({ hechos, onCopy, onDone }: CodigosHechosProps) {
  const [isTaken, setTaken] = useState(false);
  useLeaving(!isTaken);
  const taking = (act: () => void) => () => {
    setTaken(true);
    act();
  };
  return (
    <>
      <PageHeader
        title={hechos.msg}
        subtitle={`Cada código abre una vez, hasta el ${formatInstant(hechos.caduca)}.`}
        action={
          <Button variant="primary" onPress={taking(onDone)}>
            {isTaken ? 'Terminar' : 'Los he guardado'}
          </Button>
        }
      />
      <Stack>
        <Notice tone="caution">
          Guárdalos ahora: al salir de aquí no se podrán volver a ver. Da a cada persona el suyo;
          con él entra en lugar de la contraseña, y elige una propia. Si alguno se pierde, puedes
          darle otro.
        </Notice>
        <Row $gap={3}>
          <Button onPress={taking(() => onCopy(toLines(hechos)))}>Copiar todos</Button>
          <Button
            icon={<DownloadIcon size={20} />}
            onPress={taking(() =>
              downloadCsv('codigos-de-entrada', toCsvLines(hechos.codigos, codigosColumns)),
            )}
          >
            Descargar CSV
          </Button>
          <Button icon={<PrinterIcon size={20} />} onPress={taking(() => window.print())}>
            Imprimir
          </Button>
        </Row>
        <DataTable
          caption="Códigos de entrada"
          columns={codigosColumns}
          rows={hechos.codigos}
          rowKey={({ id }) => id}
          rowActions={({ usuario, codigo }) => [
            {
              id: 'copiar',
              label: 'Copiar',
              onPress: taking(() => onCopy(`${usuario}: ${codigo}`)),
            },
          ]}
          empty={null}
          searchLabel={hechos.codigos.length > 10 ? 'Buscar' : null}
          noun={{ one: 'código', many: 'códigos' }}
        />
      </Stack>
    </>
  );
}
