import { noteOne, noteTotal } from '../progress.mjs';

export default class {
  onBegin(_, suite) {
    noteTotal(suite.allTests().length);
  }

  onTestEnd() {
    noteOne();
  }

  printsToStdio() {
    return false;
  }
}
