import usos from 'virtual:usos';
import { Fragment, use } from 'react';
import { Small } from '../Guia';
import { addressOf } from '../guiaLinks';
import { Plegado } from '../Plegado';
import { readIndex } from '../storyIndex';
import { pageOf } from './pageOf';

function Lista({ files }: { files: readonly string[] }) {
  const index = use(readIndex());
  return (
    <Small>
      {files.map((file, at) => {
        const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
        const page = pageOf(file, index);
        return (
          <Fragment key={file}>
            {at > 0 && ', '}
            {page ? (
              <a href={addressOf(page)} target="_top" title={file}>
                {name}
              </a>
            ) : (
              name
            )}
          </Fragment>
        );
      })}
    </Small>
  );
}

/**
 * The components and screens that use a token, each with a link to its page. The list is collapsed,
 * because some tokens are used everywhere.
 */
export function Usos({ name }: { name: string }) {
  const files = usos[name] ?? [];
  if (files.length === 0) return '–';
  return (
    <Plegado title={files.length === 1 ? '1 fichero' : `${files.length} ficheros`}>
      <Lista files={files} />
    </Plegado>
  );
}
