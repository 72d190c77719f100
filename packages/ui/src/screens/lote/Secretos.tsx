import { Button } from '../../components/Button';
import { downloadCsv } from '../../components/DataTable/downloadCsv';
import { DownloadIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import type { SecretoLote } from './LoteProps';

interface SecretosProps {
  secreto: SecretoLote;
  nombres: readonly string[];
  secretos: ReadonlyMap<number, string>;
  onCopy: (texto: string) => Promise<boolean>;
  /** Called after all secrets were copied or offered as a file. */
  onTaken: () => void;
}

/**
 * Copies the secrets, which are shown once, or saves them as a file. The file has the format of
 * every exported list, so `parseTabla` can read it back.
 */
export function Secretos({ secreto, nombres, secretos, onCopy, onTaken }: SecretosProps) {
  const lines = [...secretos]
    .sort(([one], [other]) => one - other)
    .map(([index, dado]) => [nombres[index] ?? '', dado] as const);
  const copy = async () => {
    if (await onCopy(lines.map((line) => line.join(': ')).join('\n'))) onTaken();
  };
  const download = () => {
    downloadCsv(secreto.archivo, [[secreto.deQuien, secreto.nombre], ...lines]);
    onTaken();
  };
  return (
    <>
      <Notice tone="caution">{secreto.texto}</Notice>
      <Row $gap={3}>
        <Button variant="primary" onPress={() => void copy()} autoFocus>
          {secreto.copiar}
        </Button>
        <Button icon={<DownloadIcon size={20} />} onPress={download}>
          Descargar CSV
        </Button>
      </Row>
    </>
  );
}
