import { Button } from '../../components/Button';
import { downloadCsv } from '../../components/DataTable/downloadCsv';
import { DownloadIcon } from '../../components/icons';
import { Row } from '../../components/layout';
import { Notice } from '../../components/Notice';
import type { SecretoLote } from './LoteProps';

interface SecretosProps {
  secreto: SecretoLote;
  /** Whom each line is about. */
  nombres: readonly string[];
  /** What answered a line, by its place. */
  secretos: ReadonlyMap<number, string>;
  onCopy: (texto: string) => Promise<boolean>;
  /** Somebody has taken all that there are. */
  onTaken: () => void;
}

/**
 * What to do with secrets that are shown this once: all of them are copied, or kept as a file. It is parted and marked as every list
 * that the portal exports, and reads back as it is where lists are brought in (`parseTabla`).
 */
export function Secretos({ secreto, nombres, secretos, onCopy, onTaken }: SecretosProps) {
  const lines = [...secretos]
    .sort(([one], [other]) => one - other)
    .map(([place, dado]) => [nombres[place] ?? '', dado] as const);
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
