/** What the agent says, by code. The English text comes from the core, word for word. */
export const messageKorean: Readonly<Record<string, string>> = {
  'agent.shown': '완료했습니다. 미리보기가 리비전 {revision}을(를) 보여 줍니다.',
  'agent.changed': '완료했습니다. 작업공간은 리비전 {revision}이며, 보여 줄 미리보기가 열려 있지 않습니다.',
  'agent.disconnected': '폴더 연결을 해제했습니다. 작업공간의 파일은 모두 그대로 있습니다.',
  'agent.done': '완료했습니다.',
  'agent.saved-already': '이미 모두 저장되어 있습니다.',
  'agent.saved': '파일 {count}개를 저장했습니다.',
  'agent.opened': '{path}을(를) 열었습니다.',
  'agent.downloaded': '{path}을(를) 내려받기로 넘겼습니다. 바뀐 것은 없습니다.',
  'agent.unavailable': '{tool} 도구가 필요하지만 여기에는 없습니다. 바뀐 것은 없습니다.',
  'agent.denied': '{tool}을(를) 거부하셔서 아무것도 바꾸지 않았습니다.',
  'agent.denied-later': '{tool}을(를) 거부하셨습니다. 그 전에 한 일은 리비전 {revision}에 남아 있습니다.',
  'agent.refused': '{tool}은(는) 여기에서 허용되지 않았습니다. 승인을 물을 수 없었거나 이 페이지가 거부했습니다.',
  'agent.cancelled': '취소했습니다. 바뀐 것은 없습니다.',
  'agent.cancelled-later': '취소했습니다. 그 전에 한 일은 리비전 {revision}에 남아 있습니다.',
  'agent.listed': '파일 {count}개: {names}.',
  'agent.found': '“{query}”은(는) {count}줄에 있고, 첫 줄은 {first}입니다.',
  'agent.found-nothing': '“{query}”은(는) 어느 파일에도 없습니다.',
  'agent.console': '페이지가 콘솔에 {count}줄을 썼고 마지막 줄은 다음과 같습니다: {last}',
  'agent.console-empty': '페이지가 콘솔에 쓴 것이 없습니다.',
  'agent.read': '{path}을(를) 읽었습니다: {lines}줄. 편집기에서 보려면 “{path} 열어줘”라고 하세요.',
  'agent.unclear': '무엇을 바꿀지 알 수 없어 파일 {fileCount}개를 살펴보기만 했습니다. 바뀐 것은 없습니다.',
  'agent.negated': '하지 말라고 하셔서 아무것도 바꾸지 않았습니다. 원하는 것을 “하지 마” 없이 말해 주세요.',
  'agent.question':
    '저는 요청을 실행하고, 작업공간과 미리보기에 대해서만 답합니다. 바뀐 것은 없습니다. 실행하려면 아래처럼 요청하세요.',
  'agent.told': '요청이 아니라 이야기로 읽혀 아무것도 바꾸지 않았습니다. “되돌려줘”처럼 무엇을 할지 말해 주세요.',
  'agent.which-file': '어느 파일인가요? 파일 {fileCount}개를 살펴보기만 했습니다. 확장자까지 이름을 적어 주세요.',
  'agent.no-such-file': '{path} 파일이 없어 아무것도 바꾸지 않았습니다. 있는 파일: {names}.',
  'agent.file-exists':
    '{path} 파일이 이미 있어 아무것도 바꾸지 않았습니다. 다른 이름을 고르거나 무엇을 교체할지 말해 주세요.',
  'agent.which-words': '어떤 글을 넣을까요? 따옴표 안에 적어 주세요. 바뀐 것은 없습니다.',
  'agent.which-text':
    '정확히 어떤 글인가요? 큰따옴표 안에 적어 주세요. 교체하려면 옛 글 다음에 새 글을 적습니다. 바뀐 것은 없습니다.',
  'agent.which-colour':
    '어떤 색인가요? 테마는 에메랄드, 앰버, 로즈, 바이올렛입니다. 하나를 골라 주세요. 바뀐 것은 없습니다.',
  'agent.which-wish': '서로 되돌리는 요청입니다. 어느 쪽인가요? 바뀐 것은 없습니다.',
  'agent.part-not-understood': '일부만 이해해서 아무것도 바꾸지 않았습니다. 한 번에 하나씩 요청해 주세요.',
  'agent.no-target-hero':
    '페이지에 id가 hero-title, hero-subtitle인 요소가 없습니다. 바뀐 것은 없습니다. 예: index.html에서 "옛 글"을 "새 글"로 교체해줘.',
  'agent.no-target-feature':
    '페이지에 카드를 넣을 feature-slot 주석이 없습니다. 바뀐 것은 없습니다. 예: index.html에서 "옛 글"을 "새 글"로 교체해줘.',
  'agent.no-target-theme':
    '스타일시트에 --accent와 --accent-soft가 없습니다. 바뀐 것은 없습니다. 예: styles.css에서 "옛 값"을 "새 값"으로 교체해줘.',
  'agent.interrupted': '실행 중에 페이지를 떠났습니다. 그때까지 한 일은 그대로 남아 있습니다.',
  'agent.status': '리비전 {revision}, 파일 {files}개. {stored} {unsaved} 미리보기: {shown}.',
  'agent.preview-status': '미리보기: 리비전 {revision}, {shown}.{found}{said}',
};
